/** The address bar, as a value that changes. */
import { addressOf, type Address } from "./address";

class Route {
  address = $state.raw<Address>(addressOf(location.pathname, location.hash));

  constructor() {
    const read = () => (this.address = addressOf(location.pathname, location.hash));
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  /** Go there as if what is shown now had never had another address. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.address = addressOf(location.pathname, location.hash);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.address = addressOf(location.pathname, location.hash);
  }
}

export const route = new Route();
