/** A search area: so many miles around a point. */
export interface Around {
  readonly lat: number;
  readonly lng: number;
  readonly miles: number;
}

/** The avoidances by which every system filters: ids of allergens and of the lexicon's ingredients. */
export interface Avoided {
  readonly allergens: readonly string[];
  readonly terms: readonly string[];
}

export interface DishRequest {
  readonly q: string;
  /** If missing, the whole country. */
  readonly around?: Around | undefined;
  readonly avoided: Avoided;
  readonly limit: number;
}

export interface RestaurantRequest {
  readonly around: Around;
  readonly avoided: Avoided;
  readonly limit: number;
}

export interface RestaurantCounts {
  readonly id: number;
  readonly name: string;
  readonly miles: number;
  readonly dishes: number;
  /** Number of dishes with something avoided. */
  readonly avoid: number;
}

/** Another system for the app's tasks; methods for those it can't do are missing. */
export interface Searcher {
  /** Seconds to build its index. */
  readonly buildSeconds: number;
  /** Returns matching dishes with nothing avoided, best first and then nearest. */
  readonly findDishes: (request: DishRequest) => Promise<number[]>;
  readonly findRestaurants?: (request: RestaurantRequest) => Promise<RestaurantCounts[]>;
  /** Returns the dishes of a menu, in its order. */
  readonly findMenu?: (restaurantId: number) => Promise<number[]>;
  readonly suggest: (q: string, limit: number) => Promise<string[]>;
}
