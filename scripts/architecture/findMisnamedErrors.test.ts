import { expect, test } from 'vitest'
import { findMisnamedErrors } from './findMisnamedErrors.ts'

test.each([
  ['a class of the standard error', 'class LaunchFailure extends Error {}', ['LaunchFailure']],
  ['a class of another error', 'export class Refusal extends RpcError {}', ['Refusal']],
  ['a name that ends in Error', 'export class LaunchError extends Error {}', []],
  ['a class that is no error', 'class Queue extends Map<string, Error> {}', []],
])('behavior: %s', (_name, text, names) => {
  expect(findMisnamedErrors(new Map([['file.ts', text]])).map(({ name }) => name)).toEqual(names)
})
