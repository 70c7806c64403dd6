/** Where one looks: within so many miles of a point. */
export interface Around {
  readonly lat: number;
  readonly lng: number;
  readonly miles: number;
}

/** What is avoided, as every system filters by it: ids of allergens and of the lexicon's ingredients. */
export interface Avoided {
  readonly allergens: readonly string[];
  readonly terms: readonly string[];
}

export interface DishRequest {
  readonly q: string;
  /** Absent: the whole country. */
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
  /** Dishes with something avoided. */
  readonly avoid: number;
}

/** Another way to do the app's work: what it can't do is absent. */
export interface Searcher {
  /** How long its index took, in seconds. */
  readonly buildSeconds: number;
  /** Dishes that match and have nothing avoided, best first and then nearest. */
  readonly findDishes: (request: DishRequest) => Promise<number[]>;
  readonly findRestaurants?: (request: RestaurantRequest) => Promise<RestaurantCounts[]>;
  /** The dishes of a menu, in its order. */
  readonly findMenu?: (restaurantId: number) => Promise<number[]>;
  readonly suggest: (q: string, limit: number) => Promise<string[]>;
}
