import { findSafeDeployment } from '@countersign/chains'
import { type Address, type Hex, shortenAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeCreateProxyWithNonce, encodeMultiSend, encodeSetup, readNewAccount } from '@countersign/safe'
import { describe, expect, it } from 'vitest'
import { createDecoder } from '@countersign/describe/decoder'
import {
  callTreeOf,
  publishedAt,
  statementOfCall,
  type Call,
  type ViewContext,
} from '@countersign/describe/transaction'
import { MULTI_SEND_CALL_ONLY_1_4_1, people, viewFixture } from '@countersign/describe/testing'

const at = (name: Parameters<typeof findSafeDeployment>[1]): Address =>
  findSafeDeployment('1.4.1', name)?.address ?? ZERO_ADDRESS
const factory = at('SafeProxyFactory')
const ben = Object.values(people).find((one) => one !== viewFixture.safe)
if (!ben) throw new Error('The fixture has no second owner.')

const creation = (singleton = at('SafeL2'), extra = ''): Hex =>
  encodeCreateProxyWithNonce({
    singleton,
    initializer: `${encodeSetup({ owners: [viewFixture.safe, ben], threshold: 1 })}${extra}`,
    saltNonce: 1n,
  })
const address = readNewAccount({ to: factory, data: creation() }, '1.4.1')?.address ?? ZERO_ADDRESS
const batch = (data: Hex, to: Address): Call => ({
  to: MULTI_SEND_CALL_ONLY_1_4_1,
  value: 0n,
  operation: 1,
  data: encodeMultiSend([
    { to: factory, value: 0n, data, operation: 0 },
    { to, value: 2n * 10n ** 18n, data: '0x', operation: 0 },
  ]),
})
const contextWith = (codeHash: ((of: Address) => Hex | null) | null): ViewContext => ({
  ...viewFixture,
  decode: createDecoder({
    addedFor: () => undefined,
    targetOf: (of) => (codeHash === null ? null : { address: of, code: '0x00', codeHash: codeHash(of), hops: [] }),
  }),
})
const honest = contextWith((of) => publishedAt(of)[0]?.codeHash ?? null)
const say = (call: Call, context = honest) => statementOfCall({ call, tense: 'will' }, context).text

describe('an account that a transaction creates', () => {
  it('behavior: the description names its address, its owners and the amount sent to it', () => {
    const text = say(batch(creation(), address))
    expect(text).toContain(`will create a new account ${shortenAddress(address)}, owned by this account and `)
    expect(text).toContain('(1 of 2) and send 2.00 ')
    expect(text.endsWith(' to the new account.')).toBe(true)
  })

  it('security: another paid address is never called the new account', () => {
    const other: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
    expect(say(batch(creation(), other))).toContain(`to ${shortenAddress(other)}.`)
    const { nodes } = callTreeOf(batch(creation(), other), honest, null)
    expect(nodes[1]?.title.map(({ text }) => text).join('')).not.toContain('new account')
  })

  it('security: unknown code, and owners that cannot be read, are a danger', () => {
    expect(say(batch(creation('0x8ba1f109551bD432803012645Ac136ddd64DBA72'), address))).toContain('runs unknown code')
    expect(say(batch(creation(undefined, '00'), address))).toContain('whose owners cannot be read')
  })

  it('security: until the code of the factory was compared, the description does not say what it creates', () => {
    for (const context of [contextWith(null), contextWith(() => `0x${'1'.repeat(64)}`)])
      expect(say(batch(creation(), address), context)).not.toContain('new account')
  })
})
