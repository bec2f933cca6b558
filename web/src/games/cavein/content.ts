/** The content files and their legend, asked by number. */
import { knownIn } from "../known";
import type {
  ArtifactCardEntry,
  ArtifactEntry,
  CardLegend,
  CrystalEntry,
  CrystalLegend,
  FactionEntry,
  Files,
  MercenaryEntry,
} from "./entries";

const known = knownIn("Cave-In");

export interface Card extends CardLegend {
  mercenary: MercenaryEntry;
}

export interface Crystal extends CrystalLegend {
  token: CrystalEntry;
}

export class Content {
  constructor(readonly files: Files) {}

  card(card: number): Card {
    const legend = known(this.files.legend.cards[card], "card", card);
    return { ...legend, mercenary: known(this.files.mercenary[legend.kind], "mercenary", legend.kind) };
  }

  crystal(crystal: number): Crystal {
    const legend = known(this.files.legend.crystals[crystal], "crystal", crystal);
    return { ...legend, token: known(this.files.crystal[crystal], "crystal", crystal) };
  }

  artifactCard(card: number): ArtifactCardEntry {
    return known(this.files.artifact_card[card], "artifact card", card);
  }

  halvesOf(card: number): [number, number] {
    return known(this.files.legend.halves_of[card], "artifact card", card);
  }

  half(half: number): ArtifactEntry {
    const { card, side } = known(this.files.legend.halves[half], "artifact", half);
    return this.artifactCard(card)[side];
  }

  faction(colour: number): FactionEntry {
    return known(this.files.faction[colour], "colour", colour);
  }
}
