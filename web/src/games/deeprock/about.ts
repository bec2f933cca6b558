/** What a question is about, as a card would say it. */
import type { Asked } from "../../protocol";
import type { Play } from "./play.svelte";
import { diceText } from "./dice";
import { eventInWords } from "./words";

export interface About {
  title: string;
  text: string;
}

export function aboutOf(play: Play, asked: Asked): About | null {
  const { content, view } = play;
  const fields = asked.fields as { faces?: number[]; to?: number };
  switch (asked.name) {
    case "AcceptOffer": {
      const card = view.event >= 0 ? content.event(view.event) : null;
      return card && { title: card.name, text: eventInWords(content, view.event, view.mission).join(" ") };
    }
    case "PlayRockAndStone":
      return { title: "Rock and Stone!", text: `${shout(play, "rock_and_stone")} The dice: ${diceText(view.dice?.kinds ?? [], fields.faces ?? [])}.` };
    case "PlayRockSolid":
      return { title: "Rock Solid!", text: shout(play, "rock_solid") };
    case "FitWhere": {
      const upgrade = content.files.upgrade[view.upgrades[play.dwarf?.space ?? -1] ?? -1];
      return upgrade ? { title: upgrade.name, text: upgrade.text } : null;
    }
    default:
      return null;
  }
}

const shout = (play: Play, id: string): string => play.content.files.shout.find((card) => card.id === id)?.text ?? "";
