import path from 'node:path';
import { root } from '../run-program.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { describeLicences } from './licences.ts';
import { readLockedPackages } from './locked-packages.ts';

/** Returns the files about Clearplate's dependencies, generated from the current lockfile. */
export function dependencyFiles(): { file: string; text: string }[] {
  const packages = readLockedPackages();
  return [
    { file: path.join(root, 'docs/reports/licences.md'), text: describeLicences(packages) },
    { file: path.join(root, 'sbom.cdx.json'), text: `${JSON.stringify(billOfMaterials(packages), undefined, 1)}\n` },
  ];
}
