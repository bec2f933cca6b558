/** What the protocol leaves open, typed: the choices and questions of Cave-In. */
import type { Asked, Option } from "../../protocol";
import type { Choice, Questions } from "./types";

export type Question = { [Name in keyof Questions]: { name: Name; about: Questions[Name] } }[keyof Questions];

export const choiceOf = (option: Pick<Option, "choice">): Choice => option.choice as Choice;
export const questionOf = ({ name, fields }: Asked): Question => ({ name, about: fields }) as Question;
