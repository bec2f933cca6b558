/** What the protocol leaves open, with the types of Deep Rock. */
import { typed, type QuestionOf } from "../typed";
import type { Choice, Event, Questions } from "./types";

export type Question = QuestionOf<Questions>;
export const { asChoice, choiceOf, eventOf, questionOf } = typed<Choice, Event, Questions>();
