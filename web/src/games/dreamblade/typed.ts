/** What the protocol leaves open, with the types of this game: the only place that says so. */
import type { Asked, Option, Refused } from "../../protocol";
import type { Choice, Questions } from "./types";

/** An open question: its name, and what it is about. */
export type Question = { [Name in keyof Questions]: { name: Name; about: Questions[Name] } }[keyof Questions];

export const choiceOf = ({ choice }: Pick<Option | Refused, "choice">): Choice => choice as Choice;
export const questionOf = ({ name, fields }: Asked): Question => ({ name, about: fields }) as Question;
