/** What comes from the server untyped gets its type here, and nowhere else. */
import type { Asked, LogLine, Option } from "../../protocol";
import type { Choice, Event, Questions } from "./types";

/** A question by its name, with what it is about. */
export type Question = { [Name in keyof Questions]: { name: Name; fields: Questions[Name] } }[keyof Questions];

export const questionOf = (asked: Asked): Question => asked as unknown as Question;
export const asChoice = (choice: unknown): Choice => choice as Choice;
export const choiceOf = (option: Pick<Option, "choice">): Choice => asChoice(option.choice);
export const eventOf = (line: Pick<LogLine, "event">): Event => line.event as Event;
