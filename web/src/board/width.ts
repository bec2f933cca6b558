/** Whether there is room for the wide layout; the same width as in the styles. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 901px");
