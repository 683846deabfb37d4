import type { Address, Hex } from '@countersign/primitives'
import { publishedAt, type PublishedContract } from './publishedContracts.ts'
import type { Call } from './Call.ts'
import type { CallMeaning, Parameter, ReadCall } from './CallMeaning.ts'
import { readWords } from './readWords.ts'
import type { ViewContext } from './ViewContext.ts'

type Reader = (data: Hex, version: string) => ReadCall | null

/** What the official libraries do when an account delegatecalls them, by library name and selector. */
const READERS: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  SignMessageLib: { '0x85a5affe': readSignMessage },
  SafeMigration: {
    '0xf6682ab0': migration('migrateSingleton', 'Safe', false),
    '0xed007fc6': migration('migrateWithFallbackHandler', 'Safe', true),
    '0x07f464a4': migration('migrateL2Singleton', 'SafeL2', false),
    '0x68cb3d94': migration('migrateL2WithFallbackHandler', 'SafeL2', true),
  },
  SafeToL2Migration: { '0xef2624ae': readMigrateToL2, '0xd9a20812': readMigrateFromV111 },
}

/**
 * Reads a delegatecall to an official library. While the code at the address has not been read, or if it differs from
 * the published code, the call counts as any other delegatecall: another program may occupy a published address.
 */
export function readLibraryMethod(call: Call, context: ViewContext): ReadCall {
  const selector = call.data.slice(0, 10).toLowerCase()
  const published = publishedAt(call.to).filter(({ name }) => readerOf(name, selector) !== null)
  const [first] = published
  if (first === undefined) return delegatecall(null)
  const target = context.decode?.(call.data, call.to).target ?? null
  if (target === null) return delegatecall(nameOf(first))
  const compared = published.find(({ codeHash }) => target.hops.length === 0 && codeHash === target.codeHash)
  if (compared === undefined) return delegatecall(null)
  return readerOf(compared.name, selector)?.(call.data, compared.version) ?? delegatecall(null)
}

function readerOf(name: string, selector: string): Reader | null {
  const methods = Object.hasOwn(READERS, name) ? READERS[name] : undefined
  return methods && Object.hasOwn(methods, selector) ? (methods[selector] ?? null) : null
}

const nameOf = ({ name, version }: Pick<PublishedContract, 'name' | 'version'>): string => `${name} ${version}`

const delegatecall = (uncompared: string | null): ReadCall => ({
  meaning: { kind: 'delegatecall', uncompared },
  signature: null,
  parameters: [],
})

function readSignMessage(data: Hex): ReadCall | null {
  const values = readWords(data, ['bytes'])
  if (values === null) return null
  const [message] = values
  return {
    meaning: { kind: 'signMessage', message },
    signature: 'signMessage(bytes)',
    parameters: [{ name: '_data', type: 'bytes', value: message }],
  }
}

function migration(method: string, name: string, setsHandler: boolean): Reader {
  return (_, version) => ({
    meaning: { kind: 'migration', to: { code: `${name} ${version}`, setsHandler } },
    signature: `${method}()`,
    parameters: [],
  })
}

function readMigrateToL2(data: Hex): ReadCall | null {
  const values = readWords(data, ['address'])
  if (values === null) return null
  const [singleton] = values
  return {
    meaning: givenMigration(singleton, null),
    signature: 'migrateToL2(address)',
    parameters: [parameterOf('l2Singleton', singleton)],
  }
}

function readMigrateFromV111(data: Hex): ReadCall | null {
  const values = readWords(data, ['address', 'address'])
  if (values === null) return null
  const [singleton, handler] = values
  return {
    meaning: givenMigration(singleton, handler),
    signature: 'migrateFromV111(address,address)',
    parameters: [parameterOf('l2Singleton', singleton), parameterOf('fallbackHandler', handler)],
  }
}

/** The proposer chooses the new code, and the library accepts any contract that reports a matching version. */
function givenMigration(singleton: Address, handler: Address | null): CallMeaning {
  return { kind: 'migration', to: { singleton, handler } }
}

const parameterOf = (name: string, value: Address): Parameter => ({ name, type: 'address', value })
