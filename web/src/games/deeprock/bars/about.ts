/** What a question is about, as a card would say it. */
import type { Asked } from "../../../protocol";
import { questionOf } from "../typed";
import type { Play } from "../play.svelte";
import { eventInWords } from "../words";
import { diceText } from "./dice";

export interface About {
  title: string;
  text: string;
}

export function aboutOf({ content, dwarf, view }: Play, asked: Asked): About | null {
  const question = questionOf(asked);
  switch (question.name) {
    case "AcceptOffer": {
      const card = view.event >= 0 ? content.event(view.event) : null;
      return card && { title: card.name, text: eventInWords(content, view.event, view.mission).join(" ") };
    }
    case "PlayRockSolid": {
      const { name, text } = content.shout(question.fields.card);
      return { title: name, text };
    }
    case "PlayRockAndStone": {
      const { card, faces } = question.fields;
      const { name, text } = content.shout(card);
      return { title: name, text: `${text} The dice: ${diceText(content, view.dice?.kinds ?? [], faces)}.` };
    }
    case "FitWhere": {
      const upgrade = dwarf && content.files.upgrade[view.upgrades[dwarf.space] ?? -1];
      return upgrade ? { title: upgrade.name, text: upgrade.text } : null;
    }
    default:
      return null;
  }
}
