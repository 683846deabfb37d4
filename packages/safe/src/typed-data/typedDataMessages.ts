import { defineMessages, numberText } from '@countersign/primitives'

export const typedDataMessages = defineMessages('typed-data', {
  missing: 'missing',
  anObject: 'an object',
  allUsed: 'its primary type is missing, and of its types all of them are used by other types',
  severalTypes: (types: string) => `its primary type is missing, and of its types ${types} could be`,
  chainIdTooLarge: (chainId: bigint) => `Chain id ${chainId} does not fit a JSON number.`,
  noValue: ({ path, value, type }: { path: string; value: string; type: string }) =>
    `${path} is ${value}, which is not a valid ${type}`,
  tooNested: ({ path, most }: { path: string; most: number }) => `${path} is nested more than ${most} levels deep`,
  tooLong: (most: number) => `its types and missing structs are longer than ${numberText(most)} bytes`,
  noStruct: ({ path, type }: { path: string; type: string }) => `${path} is not a valid ${type}`,
  noList: (path: string) => `${path} is not a list`,
  otherLength: ({ path, count, type, expected }: { path: string; count: number; type: string; expected: string }) =>
    `${path} has ${count} items where ${type} has ${expected}`,
  noPrimaryType: (type: string) => `its primary type "${type}" is not among its types`,
  malformed: (reason: string) => `This typed data cannot be hashed: ${reason}.`,
})
