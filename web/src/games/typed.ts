/** What the protocol leaves open gets the types of a game here: its choices, events and questions. */
import type { Asked, LogLine, Option } from "../protocol";

/** A question by its name, with what it is about. */
export type QuestionOf<Questions> = {
  [Name in keyof Questions]: { name: Name; fields: Questions[Name] };
}[keyof Questions];

export interface Typed<Choice, Event, Questions> {
  asChoice: (choice: unknown) => Choice;
  choiceOf: (option: Pick<Option, "choice">) => Choice;
  eventOf: (line: Pick<LogLine, "event">) => Event;
  questionOf: (asked: Pick<Asked, "name" | "fields">) => QuestionOf<Questions>;
}

/** A game says once what its types are; the server sends nothing else. */
export function typed<Choice, Event, Questions>(): Typed<Choice, Event, Questions> {
  return {
    asChoice: (choice) => choice as Choice,
    choiceOf: ({ choice }) => choice as Choice,
    eventOf: ({ event }) => event as Event,
    questionOf: ({ name, fields }) => ({ name, fields }) as unknown as QuestionOf<Questions>,
  };
}
