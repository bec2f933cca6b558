/** Which stage of an encounter is under way. */
import type { EncounterView } from "./types";

/** Its place among the stages of such an encounter; -1 between two of them. */
export const placeOfStage = ({ stage, stages }: Pick<EncounterView, "stage" | "stages">): number =>
  stage ? stages.indexOf(stage) : -1;
