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
  const fields = asked.fields as { faces?: number[]; card?: number };
  switch (asked.name) {
    case "AcceptOffer": {
      const card = view.event >= 0 ? content.event(view.event) : null;
      return card && { title: card.name, text: eventInWords(content, view.event, view.mission).join(" ") };
    }
    case "PlayRockAndStone":
    case "PlayRockSolid": {
      const { name, text } = content.shout(fields.card ?? 0);
      const dice =
        asked.name === "PlayRockAndStone" ? ` The dice: ${diceText(view.dice?.kinds ?? [], fields.faces ?? [])}.` : "";
      return { title: name, text: text + dice };
    }
    case "FitWhere": {
      const upgrade = content.files.upgrade[view.upgrades[play.dwarf?.space ?? -1] ?? -1];
      return upgrade ? { title: upgrade.name, text: upgrade.text } : null;
    }
    default:
      return null;
  }
}
