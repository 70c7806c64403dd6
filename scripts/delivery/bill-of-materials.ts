import { createHash } from 'node:crypto';
import { version } from '../../server/src/version.ts';
import type { LockedPackage } from './locked-packages.ts';

const refOf = ({ place }: LockedPackage) => place;
const product = 'clearplate';

const purlOf = ({ name, version: its }: LockedPackage) => `pkg:npm/${name.replace('@', '%40')}@${its}`;

/** npm writes hashes in base64, and CycloneDX in hexadecimal digits. */
function hashesOf({ integrity = '' }: LockedPackage) {
  const [algorithm, digest] = integrity.split('-', 2);
  if (algorithm !== 'sha512' || digest === undefined) return [];
  return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }];
}

function licencesOf({ licence }: LockedPackage) {
  if (/ (AND|OR) /.test(licence)) return [{ expression: licence.replaceAll(/^\(|\)$/g, '') }];
  return [{ license: { id: licence } }];
}

function componentOf(locked: LockedPackage) {
  return {
    type: 'library',
    'bom-ref': refOf(locked),
    name: locked.name,
    version: locked.version,
    scope: locked.isDev ? 'excluded' : locked.isOptional ? 'optional' : 'required',
    hashes: hashesOf(locked),
    licenses: licencesOf(locked),
    purl: purlOf(locked),
  };
}

// The same packages get the same number, so the file only changes when they do.
function serialNumber(components: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

/** Returns the bill of materials of Clearplate as CycloneDX 1.6. */
export function billOfMaterials(packages: readonly LockedPackage[]): object {
  const components = packages.map(componentOf);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(components),
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product, name: product, version } },
    components,
    dependencies: packages.map((locked) => ({ ref: refOf(locked), dependsOn: [...new Set(locked.needs)].toSorted() })),
  };
}
