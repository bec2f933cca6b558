/** What the protocol leaves open, typed: the choices, events and questions of the belt. */
import type { Asked, LogLine, Option } from "../../protocol";
import type { Choice, Event, Questions } from "./types";

export type Question = { [Name in keyof Questions]: { name: Name; about: Questions[Name] } }[keyof Questions];

export const choiceOf = (option: Pick<Option, "choice">): Choice => option.choice as Choice;
export const eventOf = (line: LogLine): Event => line.event as Event;
export const questionOf = ({ name, fields }: Asked): Question => ({ name, about: fields }) as Question;
