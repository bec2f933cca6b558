/** The content files, asked by number. */
import type { ArtifactHalf, CrystalToken, Faction, Files, Mercenary } from "./files";

export interface CardLook {
  mercenary: Mercenary;
  faction: number;
  tint: number | null; // the colour that a Robuster gave it
}

export class Content {
  constructor(readonly files: Files) {}

  /** Above the printed kinds come the same kinds in a given colour. */
  card(card: number): CardLook {
    const kinds = this.files.mercenary.length;
    const mercenary = known(this.files.mercenary[card % kinds], "card", card);
    const faction = this.files.faction.findIndex((each) => each.id === mercenary.faction);
    return { mercenary, faction, tint: card >= kinds ? Math.floor(card / kinds) - 1 : null };
  }

  crystal(crystal: number): CrystalToken {
    return known(this.files.crystal[crystal], "crystal", crystal);
  }

  half(half: number): ArtifactHalf {
    const card = known(this.files.artifact_card[Math.floor(half / 2)], "artifact", half);
    return half % 2 ? card.right : card.left;
  }

  faction(colour: number): Faction {
    return known(this.files.faction[colour], "colour", colour);
  }

  symbol(crystal: number): number {
    return this.files.faction.findIndex((each) => each.id === this.crystal(crystal).symbol);
  }

  colourOf(crystal: number): number {
    return this.files.faction.findIndex((each) => each.colour === this.crystal(crystal).colour);
  }

  level = (card: number): number => this.card(card).mercenary.level;

  cardName(card: number): string {
    const { mercenary, faction, tint } = this.card(card);
    const as = tint === null ? "" : ` as ${this.faction(tint).colour}`;
    return `${mercenary.name}, ${this.faction(faction).colour}, level ${mercenary.level}${as}`;
  }

  crystalName(crystal: number): string {
    const { colour, cost, vp, symbol, cave_in } = this.crystal(crystal);
    return `${colour} crystal, cost ${cost}, ${vp} points${symbol ? `, ${symbol} symbol` : ""}${cave_in ? ", cave-in mark" : ""}`;
  }
}

function known<Thing>(thing: Thing | undefined, kind: string, number: number): Thing {
  if (thing === undefined) throw new Error(`Cave-In has no ${kind} ${number}`);
  return thing;
}
