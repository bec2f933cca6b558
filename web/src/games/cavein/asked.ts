/** What the protocol leaves open, in the types of this game: the only place where that is done. */
import type { Asked } from "../../protocol";
import type { Choice, Questions } from "./types";

export const choiceOf = (choice: unknown): Choice => choice as Choice;

/** What a question is about. */
export const fieldsOf = <Name extends keyof Questions>(asked: Asked, _name: Name): Questions[Name] =>
  asked.fields as Questions[Name];
