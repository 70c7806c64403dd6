// Questions need these soon after they are shown. One file has both, because every page names each file of the build.
export { fillSheet } from './fill-sheet.ts';
export { OfWhichDishes } from './of-which-dishes.tsx';
