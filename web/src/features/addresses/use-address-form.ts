import { useState } from 'react';
import { invalidZip, isZipCode, zipLength } from '../../shared/lib/zip-code.ts';
import type { AddressFields } from './use-addresses.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/queries.ts';
import { useBoundedWait } from '../../shared/lib/use-bounded-wait.ts';
import { t } from '../../translations/t.ts';

/** The lookup may take this long; after that the user types the city themselves. */
const timeoutMs = 6000;

interface Place {
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

interface ZipPlaceLookup {
  readonly place: Place | undefined;
  readonly isLooking: boolean;
  /** The lookup failed or didn't help. */
  readonly hasFailed: boolean;
}

/** Looks up the place of a zip code; requests nothing without one. */
function useZipPlace(zip: string | undefined): ZipPlaceLookup {
  const query = useQuery({
    ...callQuery('getZip', { params: { zip: zip ?? '' } }),
    enabled: zip !== undefined,
    staleTime: Infinity,
  });
  const isPending = zip !== undefined && query.isFetching;
  const isLooking = useBoundedWait(isPending, timeoutMs);
  const place = readPlace(query.data);
  return { place, isLooking: isLooking && !place, hasFailed: zip !== undefined && !isLooking && !place };
}

function readPlace(answer: unknown): Place | undefined {
  const { country, places } = (answer ?? {}) as { country?: unknown; places?: unknown };
  const [first] = Array.isArray(places) ? (places as readonly Readonly<Record<string, unknown>>[]) : [];
  const { 'place name': city, state } = first ?? {};
  const isWhole = typeof city === 'string' && typeof state === 'string' && typeof country === 'string';
  return isWhole ? { city, state, country } : undefined;
}

const empty: AddressFields = {
  name: '',
  address_line_1: '',
  address_line_2: '',
  city: '',
  state: '',
  zip_code: '',
  country: '',
};

export type FieldName = keyof AddressFields;

const called: Readonly<Record<FieldName, string>> = {
  get name() {
    return t('a name for the address');
  },
  get address_line_1() {
    return t('address line 1');
  },
  get address_line_2() {
    return t('address line 2');
  },
  get city() {
    return t('the city');
  },
  get state() {
    return t('the state');
  },
  get zip_code() {
    return t('the zip code');
  },
  get country() {
    return t('the country');
  },
};

const placeOf = ({ city, state, country }: Place): Place => ({ city, state, country });

/** Holds the fields of an address, three of which follow from the zip code. `saved` is the address being edited. */
export function useAddressForm(saved: AddressFields | undefined) {
  const [typed, setTyped] = useState(saved ?? empty);
  /** What the user typed over a lookup, until the zip code changes. */
  const [byHand, setByHand] = useState<{ zip: string; place: Place }>();
  const zip = typed.zip_code;
  const isOtherZip = zip !== saved?.zip_code;
  const lookup = useZipPlace(isZipCode(zip) && isOtherZip ? zip : undefined);
  const ownPlace = byHand?.zip === zip ? byHand.place : undefined;
  // While an address is edited, its place stays until the new zip code's has loaded.
  const place = ownPlace ?? (isOtherZip ? lookup.place : undefined) ?? placeOf(saved ? typed : empty);
  const values: AddressFields = { ...typed, ...place };

  const set = (name: FieldName, text: string) => {
    if (name === 'city' || name === 'state' || name === 'country') {
      setByHand({ zip, place: { ...place, [name]: text } });
      setTyped({ ...typed, [name]: text });
    } else setTyped({ ...typed, [name]: text });
  };

  const findProblems = (): Partial<Record<FieldName, string>> => {
    const blank = (Object.keys(called) as FieldName[]).filter((name) => values[name].trim() === '');
    const isWaiting = lookup.isLooking;
    const found = blank.map((name) => [name, t('Enter {name}', { name: called[name] })] as const);
    const problems: Partial<Record<FieldName, string>> = Object.fromEntries(found);
    if (zip !== '' && !isZipCode(zip)) problems.zip_code = invalidZip();
    // These three follow from the zip code, so one problem is enough.
    if (!saved && !lookup.hasFailed && (problems.zip_code || isWaiting)) {
      for (const name of ['city', 'state', 'country'] as const) delete problems[name];
      if (isWaiting) problems.zip_code = t('Wait a moment: we’re looking up the city and the state');
    }
    return problems;
  };

  const first = saved ?? empty;
  return {
    values,
    set,
    isChanged: (Object.keys(called) as FieldName[]).some((name) => typed[name] !== first[name]),
    findProblems,
    lookup,
    /** While typing, there is no problem below five characters. */
    zipProblem: zip.length >= zipLength && !isZipCode(zip) ? invalidZip() : undefined,
    canEditPlace: saved !== undefined || lookup.hasFailed,
  };
}
