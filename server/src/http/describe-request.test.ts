import { expect, it } from 'vitest';
import { describeRequest } from './describe-request.ts';

const pathOf = (url: string) => describeRequest({ method: 'GET', url }).path;

it.each([
  ['/api/zip/02139', '/api/zip/:zip'],
  ['/api/zip/02139-4307/', '/api/zip/:zip'],
  ['/api/restaurant/nearby/02139?q=soup', '/api/restaurant/nearby/:zip'],
  ['/api/restaurant/pincode/02139', '/api/restaurant/pincode/:zip'],
  ['/api/%7Aip/02139', '/api/zip/:zip'],
  ['/api/zip%2F02139', '/api/zip/:zip'],
  ['/API/Zip/02139', '/api/zip/:zip'],
  ['/api/zip/02139%E0%A4%A', '/api/zip/:zip'],
])('of %s nobody learns where somebody is: %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

it.each([
  ['/api/restaurant/02139', '/api/restaurant/02139'],
  ['/dishes?area=02139&q=milk', '/dishes'],
  ['/dish/%E0%A4%A', '/dish/%E0%A4%A'],
])('of %s the rest is said as it was asked', (url, path) => {
  expect(pathOf(url)).toBe(path);
});
