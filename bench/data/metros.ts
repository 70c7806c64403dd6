/** Population of the United States, Census of 2020. */
export const inhabitants = 331_449_281;

/**
 * The forty largest metropolitan areas: population in millions (Census of 2020, rounded), centre in degrees, and how
 * many miles out a zip code has 1/e of the population of a central one. That density falls off like this is C. Clark's
 * observation (Urban population densities, 1951); we chose the lengths by how wide the cities are.
 */
const table = `
New York 20.1 40.75 -73.97 11
Los Angeles 13.2 34.05 -118.25 15
Chicago 9.6 41.88 -87.65 13
Dallas 7.6 32.85 -96.95 15
Houston 7.1 29.77 -95.4 14
Washington 6.4 38.9 -77.05 12
Philadelphia 6.2 39.97 -75.15 11
Miami 6.1 25.95 -80.2 13
Atlanta 6.1 33.8 -84.37 15
Boston 4.9 42.36 -71.07 10
Phoenix 4.8 33.47 -112.03 13
San Francisco 4.7 37.77 -122.35 11
Riverside 4.6 33.98 -117.3 14
Detroit 4.4 42.4 -83.15 13
Seattle 4 47.58 -122.28 11
Minneapolis 3.7 44.97 -93.23 12
San Diego 3.3 32.8 -117.13 10
Tampa 3.2 27.95 -82.5 12
Denver 3 39.73 -104.97 10
Baltimore 2.8 39.3 -76.62 9
St. Louis 2.8 38.64 -90.3 12
Orlando 2.7 28.54 -81.38 11
Charlotte 2.7 35.22 -80.84 12
San Antonio 2.6 29.45 -98.5 10
Portland 2.5 45.52 -122.65 9
Sacramento 2.4 38.58 -121.45 10
Pittsburgh 2.4 40.44 -79.99 11
Austin 2.3 30.28 -97.74 10
Las Vegas 2.3 36.15 -115.17 8
Cincinnati 2.3 39.13 -84.5 11
Kansas City 2.2 39.05 -94.58 11
Columbus 2.1 39.97 -83 10
Indianapolis 2.1 39.78 -86.15 10
Cleveland 2.1 41.46 -81.65 10
San Jose 2 37.33 -121.9 8
Nashville 2 36.15 -86.78 11
Virginia Beach 1.8 36.85 -76.2 10
Providence 1.7 41.8 -71.42 9
Milwaukee 1.6 43.04 -87.95 8
Salt Lake City 1.3 40.72 -111.9 8
`;

export interface Metro {
  readonly inhabitants: number;
  readonly lat: number;
  readonly lng: number;
  readonly miles: number;
}

export function readMetros(): Metro[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [miles = 0, lng = 0, lat = 0, millions = 0] = line.split(' ').slice(-4).map(Number).toReversed();
      return { inhabitants: millions * 1e6, lat, lng, miles };
    });
}
