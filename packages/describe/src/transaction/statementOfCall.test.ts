import { PERMIT2_ADDRESS, zodiacContracts } from '@countersign/chains'
import { planRecovery } from '@countersign/safe/recovery'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { buildTransaction, encodeErc20Transfer, encodeExecTransaction, encodeMultiSend } from '@countersign/safe'
import { encodeFunctionData, erc20Abi, erc721Abi, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Call } from './Call.ts'
import { callTreeOf } from './callTreeOf.ts'
import { flowOf } from './flowOf.ts'
import { statementOfCall } from './statementOfCall.ts'
import { textOf } from './TextPart.ts'
import type { Tense } from './Verb.ts'
import { MULTI_SEND_CALL_ONLY_1_4_1, people, viewFixture } from '../../testing/viewFixture.ts'

const { treasury, kestrel, northwind, grants, vault, stranger, tusd, nft } = people
const call = (fields: Partial<Call>): Call => ({ to: kestrel, value: 0n, data: '0x', operation: 0, ...fields })
const say = (of: Call, tense: Tense = 'will', nonce = 45) =>
  statementOfCall({ call: of, tense, nonce }, viewFixture).text
const batch = (calls: Call[], to = MULTI_SEND_CALL_ONLY_1_4_1): Call =>
  call({ to, data: encodeMultiSend(calls), operation: 1 })
const transfer = (to: typeof kestrel, amount: bigint): Call => call({ to: tusd, data: encodeErc20Transfer(to, amount) })
const safeAbi = parseAbi([
  'function addOwnerWithThreshold(address,uint256)',
  'function swapOwner(address,address,address)',
  'function changeThreshold(uint256)',
  'function enableModule(address)',
  'function setGuard(address)',
  'function changeMasterCopy(address)',
])
const self = (data: Hex): Call => call({ to: treasury, data })

describe('statementOfCall', () => {
  test('security: new code is named by its release if it is published, and is a danger otherwise', () => {
    const change = (to: Address) =>
      self(encodeFunctionData({ abi: safeAbi, functionName: 'changeMasterCopy', args: [to] }))
    expect(say(change('0x41675C099F32341bf84BFc5382aF534df5C7461a'))).toMatch(
      /will run the code at 0x4167…461a, published as Safe 1\.4\.1, from now on\./,
    )
    expect(say(change(stranger))).toMatch(/will run the code at 0x9999…9999 from now on\./)
  })

  test('behavior: a native payment is exact to the last wei', () => {
    expect(say(call({ value: 1_234_000_000_000_000_000_001n }))).toBe(
      'Demo treasury will send 1,234.000000000000000001 ETH to Kestrel Audits.',
    )
  })

  test('behavior: a token transfer is read from its calldata', () => {
    expect(say(transfer(kestrel, 412_500_000_000n))).toBe('Demo treasury will send 412,500.00 TUSD to Kestrel Audits.')
  })

  test('behavior: setting up a recovery is one clause, however many calls it takes', () => {
    const named = (name: string) => zodiacContracts.find((one) => one.name === name)!.address
    const contracts = { factory: named('ModuleProxyFactory'), masterCopy: named('Delay') }
    const plan = { recoverers: [northwind], cooldown: 14n * 86_400n, expiration: 0n, saltNonce: 1n }
    const { calls } = planRecovery({ account: treasury, ...plan }, contracts)
    expect(say(batch(calls))).toBe('Demo treasury will let Northwind Legal replace the owners after 14 days of notice.')
    // A recovery of another account, or with other code, is described call by call.
    const foreign = planRecovery({ account: stranger, ...plan }, contracts)
    expect(say(batch([foreign.calls[0]!, ...calls.slice(1)]))).toContain('move everything without signatures')
    const other = planRecovery({ account: treasury, ...plan }, { ...contracts, masterCopy: stranger })
    expect(say(batch(other.calls))).toContain('move everything without signatures')
  })

  test('behavior: the tense follows the state of the transaction', () => {
    const of = (tense: Tense) => say(transfer(kestrel, 1_000_000n), tense)
    expect(of('is')).toBe('Demo treasury is sending 1.00 TUSD to Kestrel Audits.')
    expect(of('did')).toBe('Demo treasury sent 1.00 TUSD to Kestrel Audits.')
    expect(of('failed')).toBe('Demo treasury tried to send 1.00 TUSD to Kestrel Audits. It failed, and nothing moved.')
    expect(of('replaced')).toBe(
      'Demo treasury would have sent 1.00 TUSD to Kestrel Audits. According to the service, another transaction ran as number 45 first.',
    )
  })

  test('behavior: a batch joins its clauses and puts warnings last', () => {
    const parts = statementOfCall(
      {
        call: batch([
          self(encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [stranger] })),
          transfer(kestrel, 412_500_000_000n),
          call({ to: grants, value: 120n * 10n ** 18n }),
          call({
            to: tusd,
            data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [vault, 96_400_000n] }),
          }),
        ]),
        tense: 'will',
      },
      viewFixture,
    )
    expect(parts.text).toBe(
      'Demo treasury will send 412,500.00 TUSD to Kestrel Audits and 120.00 ETH to Grants committee, ' +
        'let Vault take up to 96.40 TUSD, and let 0x9999…9999 move everything without signatures.',
    )
    expect(
      parts.parts
        .filter(({ tone }) => tone === 'danger')
        .map(({ text }) => text)
        .join(''),
    ).toBe('let 0x9999…9999 move everything without signatures')
  })

  test('behavior: many payments are summed exactly and the largest is named', () => {
    const calls = [kestrel, northwind, grants, vault].map((to, index) => transfer(to, BigInt(index + 1) * 1_000_001n))
    expect(say(batch(calls), 'did')).toBe(
      'Demo treasury sent 10.00001 TUSD to 4 recipients. The largest payment was 4.000004 TUSD to Vault.',
    )
  })

  test('behavior: an unlimited allowance says so', () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [vault, 2n ** 256n - 1n] })
    expect(say(call({ to: tusd, data }))).toBe('Demo treasury will let Vault take everything, no limit, of its TUSD.')
    const near = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [vault, 2n ** 256n - 2n] })
    expect(say(call({ to: tusd, data: near }))).toContain('take up to 115,792,089,')
  })

  test('behavior: an approval that is taken back names the spender, the token and the id', () => {
    const approve = (to: Address, args: readonly [Address, bigint]) =>
      call({ to, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }) })
    expect(say(approve(tusd, [vault, 0n]))).toBe('Demo treasury will stop Vault from taking TUSD.')
    expect(say(approve(nft, [vault, 7n]))).toBe('Demo treasury will let Vault take BADGE #7.')
    expect(say(approve(nft, [vault, 0n]))).toBe('Demo treasury will let Vault take BADGE #0.')
    // For a token the call revokes a permission, for a collection it gives one for the first item.
    expect(say(approve(stranger, [vault, 0n]))).toBe('Demo treasury will call approve with 0 on 0x9999…9999 for Vault.')
    expect(say(approve(nft, [ZERO_ADDRESS, 7n]))).toBe(
      'Demo treasury will stop the approved address from taking BADGE #7.',
    )
    expect(say(approve(stranger, [ZERO_ADDRESS, 0n]))).toContain('from taking 0x9999…9999 #0.')
    const permit2Abi = parseAbi(['function approve(address, address, uint160, uint48)'])
    const through = (amount: bigint, to: Address = PERMIT2_ADDRESS) =>
      say(call({ to, data: encodeFunctionData({ abi: permit2Abi, args: [tusd, vault, amount, 1] }) }))
    expect(through(0n)).toBe('Demo treasury will stop Vault from taking TUSD through 0x0000…8BA3.')
    expect(through(5_000_000n)).toBe('Demo treasury will let Vault take up to 5.00 TUSD through 0x0000…8BA3.')
    expect(through(2n ** 160n - 1n)).toContain('let Vault take everything, no limit, of its TUSD through')
    expect(through(0n, stranger)).not.toContain('stop')
  })

  test('behavior: an NFT is named by its id, and transferFrom of an NFT has no amount', () => {
    const safe = encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args: [treasury, kestrel, 7n] })
    const bare = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args: [treasury, kestrel, 7n] })
    const sentence = 'Demo treasury will send BADGE #7 to Kestrel Audits.'
    expect(say(call({ to: nft, data: safe }))).toBe(sentence)
    expect(say(call({ to: nft, data: bare }))).toBe(sentence)
  })

  test('behavior: several ids of an ERC-1155 contract are named with their numbers, and many are counted', () => {
    const batchAbi = parseAbi([
      'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)',
    ])
    const data = (ids: readonly bigint[], values: readonly bigint[], from: Address = treasury) =>
      encodeFunctionData({
        abi: batchAbi,
        functionName: 'safeBatchTransferFrom',
        args: [from, kestrel, ids, values, '0x'],
      })
    const symbol = viewFixture.tokenOf(nft)?.symbol
    expect(say(call({ to: nft, data: data([3n, 9n], [1200n, 1n]) }))).toBe(
      `Demo treasury will send 1,200 × ${symbol} #3 and 1 × ${symbol} #9 to Kestrel Audits.`,
    )
    expect(say(call({ to: nft, data: data([1n, 2n, 3n, 4n, 5n], [1n, 1n, 1n, 1n, 7n]) }))).toBe(
      `Demo treasury will send 1 × ${symbol} #1, 1 × ${symbol} #2, 1 × ${symbol} #3 and 2 more items to Kestrel Audits.`,
    )
    expect(say(call({ to: nft, data: data([3n], [2n], stranger) }))).toMatch(/will move 2 × .* #3 from 0x9999…9999 to/)
    // Lists of different lengths are refused by the contract, so the page does not describe them as a transfer.
    expect(say(call({ to: nft, data: data([3n, 9n], [1n]) }))).not.toContain('will send')
    expect(
      flowOf(callTreeOf(call({ to: nft, data: data([3n, 9n], [5n, 1n]) }), viewFixture, null).nodes),
    ).toMatchObject([
      { kind: 'out', token: nft, tokenId: 3n, amount: 5n, to: kestrel },
      { kind: 'out', token: nft, tokenId: 9n, amount: 1n, to: kestrel },
    ])
  })

  test('behavior: several tokens of an ERC-1155 id are named with their number', () => {
    const abi = parseAbi(['function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)'])
    const data = (from: Address, value: bigint) =>
      encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [from, kestrel, 3n, value, '0x'] })
    expect(say(call({ to: nft, data: data(treasury, 1200n) }))).toBe(
      'Demo treasury will send 1,200 × BADGE #3 to Kestrel Audits.',
    )
    expect(say(call({ to: nft, data: data(vault, 1n) }))).toContain('1 × BADGE #3')
  })

  test('behavior: settings changes are described by their effect', () => {
    const add = encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [kestrel, 3n] })
    const swap = encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: [vault, grants, kestrel] })
    const one = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] })
    expect(say(self(add))).toBe(
      'Demo treasury will add Kestrel Audits as an owner and require 3 signatures from then on.',
    )
    expect(say(self(swap))).toBe('Demo treasury will replace its owner Grants committee with Kestrel Audits.')
    expect(say(self(one))).toBe('Demo treasury will require 1 signature from then on.')
  })

  test('behavior: several owner changes name the threshold once, beside the current one', () => {
    const add = encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [kestrel, 3n] })
    const swap = encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: [vault, grants, kestrel] })
    const two = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [2n] })
    const sayWith = (threshold: number, ...calls: Call[]) =>
      statementOfCall({ call: batch(calls), tense: 'will' }, { ...viewFixture, threshold }).text
    expect(sayWith(2, self(swap), self(add))).toBe(
      'Demo treasury will replace its owner Grants committee with Kestrel Audits, add Kestrel Audits as an owner, and require 3 signatures instead of 2.',
    )
    expect(sayWith(2, self(add), self(two))).toBe('Demo treasury will add Kestrel Audits as an owner.')
    expect(sayWith(2, self(two))).toBe('Demo treasury will require 2 signatures, as now.')
  })

  test('behavior: an empty call to the account itself uses up the nonce', () => {
    expect(say(call({ to: treasury }))).toBe('Demo treasury will use up transaction number 45 and do nothing else.')
  })

  test('behavior: MultiSend calldata sent to any other code is not a batch', () => {
    const fake = batch([transfer(kestrel, 1n)], stranger)
    expect(say(fake)).toBe('Demo treasury will let the code at 0x9999…9999 do anything with this account.')
  })

  test('behavior: a delegatecall inside a batch is shown', () => {
    const hidden = batch(
      [transfer(kestrel, 1n), call({ to: stranger, operation: 1 })],
      '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
    )
    expect(say(hidden)).toContain('let the code at 0x9999…9999 do anything with this account')
  })

  test('behavior: the zero address inside a 1.5.0 batch is the account itself', () => {
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] })
    const newest = batch([call({ to: ZERO_ADDRESS, data })], '0xA83c336B20401Af773B6219BA5027174338D1836')
    const older = batch([call({ to: ZERO_ADDRESS, data })])
    expect(say(newest)).toBe('Demo treasury will require 1 signature from then on.')
    expect(say(older)).toContain('call 0x694e80c3 on 0x0000…0000')
  })

  test('behavior: an unknown method is named only if the service names it', () => {
    const unknown = call({ to: vault, data: '0xdeadbeef', value: 10n ** 18n })
    expect(statementOfCall({ call: unknown, tense: 'will' }, viewFixture)).toMatchObject({
      text: 'Demo treasury will send 1.00 ETH with a call of 0xdeadbeef on Vault.',
      source: 'bytes',
    })
    const decoded = { method: 'deposit', parameters: [] }
    expect(statementOfCall({ call: unknown, tense: 'will', decoded }, viewFixture)).toMatchObject({
      text: 'Demo treasury will send 1.00 ETH with a call of deposit on Vault.',
      source: 'service',
    })
  })

  describe('a described call that also sends native currency', () => {
    const execution = encodeExecTransaction(buildTransaction({ to: treasury, nonce: 0n }), '0x')
    const flow = (of: Call) => flowOf(callTreeOf(of, viewFixture, null).nodes)
    const paid = { kind: 'out', token: null, amount: 100n * 10n ** 18n }
    const title = (of: Call) => textOf(callTreeOf(of, viewFixture, null).nodes[0]?.title ?? [])

    test('security: a transaction of another account is named with the amount that the call sends to it', () => {
      const execute = call({ to: stranger, value: 100n * 10n ** 18n, data: execution })
      expect(say(execute)).toBe(
        'Demo treasury will send 100.00 ETH to 0x9999…9999 and run a transaction of 0x9999…9999.',
      )
      expect(title(execute)).toBe('Send 100.00 ETH to 0x9999…9999 and run a transaction of 0x9999…9999')
      expect(title({ ...execute, value: 0n })).toBe('Run a transaction of 0x9999…9999')
      expect(flow(execute)).toMatchObject([{ ...paid, to: stranger }])
    })

    test('security: among many payments, a call with native currency keeps its own words', () => {
      const payments = [kestrel, northwind, grants].map((to) => call({ to, value: 10n ** 18n }))
      const erc20Call = (data: Hex) => call({ to: nft, value: 1n, data })
      const item = erc20Call(
        encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args: [treasury, stranger, 7n] }),
      )
      const every = erc20Call(
        encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [stranger, true] }),
      )
      const unknown = call({ to: vault, value: 1n, data: '0xdeadbeef' })
      expect(say(batch([...payments, item]))).toContain('BADGE #7 to 0x9999…9999')
      expect(say(batch([...payments, every]))).toContain('let 0x9999…9999 take every')
      expect(say(batch([...payments, unknown]))).toBe(
        'Demo treasury will send 1.00 ETH to Kestrel Audits, 1.00 ETH to Northwind Legal, 1.00 ETH to Grants committee and 0.000000000000000001 ETH with a call of 0xdeadbeef on Vault.',
      )
      expect(say(batch([...payments, call({ to: vault, value: 10n ** 18n }), unknown]))).toBe(
        'Demo treasury will send 4.00 ETH to 4 recipients and 0.000000000000000001 ETH with a call of 0xdeadbeef on Vault. The largest payment is 1.00 ETH to Kestrel Audits.',
      )
    })

    test('security: a token method keeps its own effect beside the amount, in words and in what leaves', () => {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [vault, 2n ** 256n - 1n] })
      const approval = call({ to: tusd, value: 100n * 10n ** 18n, data })
      expect(say(approval)).toBe(
        'Demo treasury will send 100.00 ETH to 0xCcCC…cccC and let Vault take everything, no limit, of its TUSD.',
      )
      expect(flow(approval)).toMatchObject([
        { ...paid, to: tusd },
        { kind: 'may', token: tusd, amount: null, to: vault },
      ])
      expect(flow({ ...transfer(kestrel, 5n), value: 100n * 10n ** 18n })).toMatchObject([
        { ...paid, to: tusd },
        { kind: 'out', token: tusd, amount: 5n, to: kestrel },
      ])
    })
  })

  test('error: calldata that does not fit is not read as a transfer', () => {
    const dirty = encodeErc20Transfer(kestrel, 5n).replace('0xa9059cbb0', '0xa9059cbb1') as Hex
    const short = encodeErc20Transfer(kestrel, 5n).slice(0, -2) as Hex
    for (const data of [dirty, short]) expect(say(call({ to: tusd, data }))).toContain('call 0xa9059cbb on')
  })

  test('error: an amount of an unknown token is counted in units', () => {
    expect(say(call({ to: stranger, data: encodeErc20Transfer(kestrel, 24_000_000_000n) }))).toBe(
      'Demo treasury will send 24,000,000,000 units of token 0x9999…9999 to Kestrel Audits.',
    )
  })
})
