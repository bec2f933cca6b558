/** The address bar, as a value that changes. */
import { placeOf, type Place } from "./address";

class Route {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    const read = () => (this.place = placeOf(location.pathname, location.hash));
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(location.pathname, location.hash);
  }
}

export const route = new Route();
