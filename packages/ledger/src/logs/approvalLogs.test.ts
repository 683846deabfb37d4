import { PERMIT2_ADDRESS } from '@countersign/chains'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeAbiParameters, encodeEventTopics, getAbiItem, pad, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { approvalTopics, readApprovalLog } from './approvalLogs.ts'

const owner: Address = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const spender: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const token: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
const coins = parseAbi(['event Approval(address indexed owner, address indexed spender, uint256 value)'])
const badges = parseAbi([
  'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
])
const permit2 = parseAbi([
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
  'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
])
const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const asTopics = (topics: readonly (Hex | Hex[] | null)[]) => topics.filter((one) => typeof one === 'string')

const erc20 = asTopics(encodeEventTopics({ abi: coins, args: { owner, spender } }))
const erc721 = asTopics(
  encodeEventTopics({ abi: badges, eventName: 'Approval', args: { owner, approved: spender, tokenId: 7n } }),
)
const operator = asTopics(
  encodeEventTopics({ abi: badges, eventName: 'ApprovalForAll', args: { owner, operator: spender } }),
)
const through = asTopics(encodeEventTopics({ abi: permit2, eventName: 'Approval', args: { owner, token, spender } }))
const permit = asTopics(encodeEventTopics({ abi: permit2, eventName: 'Permit', args: { owner, token, spender } }))

test('behavior: the events of each standard name the token and the spender', () => {
  const named = { owner, token, spender, tokenId: null }
  expect(readApprovalLog({ address: token, topics: erc20, data: number(5n) })).toEqual({ ...named, kind: 'ERC20' })
  expect(readApprovalLog({ address: token, topics: erc721, data: '0x' })).toEqual({
    ...named,
    kind: 'ERC721',
    tokenId: 7n,
  })
  expect(readApprovalLog({ address: token, topics: operator, data: number(1n) })).toEqual({
    ...named,
    kind: 'OPERATOR',
  })
  for (const topics of [through, permit])
    expect(readApprovalLog({ address: PERMIT2_ADDRESS, topics, data: '0x' })).toEqual({ ...named, kind: 'PERMIT2' })
})

test('behavior: the topics are those of the events, with the owner in the second one', () => {
  expect([erc20, operator, through, permit].map(([topic]) => topic)).toEqual(approvalTopics)
  expect(getAbiItem({ abi: badges, name: 'Approval' }).inputs[0]).toMatchObject({ name: 'owner', indexed: true })
  for (const topics of [erc20, erc721, operator, through, permit]) expect(topics[1]).toBe(pad(owner).toLowerCase())
})

test('error: a log without a spender, of another contract than Permit2 or of the wrong shape names nothing', () => {
  const withoutSpender = asTopics(encodeEventTopics({ abi: coins, args: { owner, spender: ZERO_ADDRESS } }))
  expect(readApprovalLog({ address: token, topics: withoutSpender, data: number(5n) })).toBeNull()
  expect(readApprovalLog({ address: token, topics: through, data: '0x' })).toBeNull()
  expect(readApprovalLog({ address: token, topics: erc20, data: '0x' })).toBeNull()
  expect(readApprovalLog({ address: token, topics: erc20.slice(0, 2), data: number(5n) })).toBeNull()
  const dirty: Hex = `0x01${(erc20[2] ?? '0x').slice(4)}`
  expect(readApprovalLog({ address: token, topics: [...erc20.slice(0, 2), dirty], data: number(5n) })).toBeNull()
})
