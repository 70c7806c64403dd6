/** A state with several zones has that of most of its people. Names are those of the IANA database. */
const zones: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV AA',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA AP',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
  'Pacific/Palau': 'PW',
  'Pacific/Majuro': 'MH',
  'Pacific/Pohnpei': 'FM',
  'Europe/Berlin': 'AE',
};

const byState = new Map(
  Object.entries(zones).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])),
);

/** Returns the time zone of a state, given by its two-letter code. */
export function timeZoneOf(state: string): string {
  return byState.get(state) ?? 'America/New_York';
}
