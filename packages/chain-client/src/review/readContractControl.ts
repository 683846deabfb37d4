import {
  attempt,
  handoversOf,
  type ContractControl,
  type Handover,
  type InspectedCall,
  type Read,
} from '@countersign/safe/checks'
import { type Address, type Hex, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeCall, readAddress, readUint } from '../reads/abiWords.ts'
import type { AskNode } from '../reads/AskNode.ts'
import { parseHex } from '../reads/parseHex.ts'
import { RpcError } from '../reads/RpcError.ts'
import { revertReason } from './revertReason.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

/** Many nodes refuse larger batches. The rest stays "not checked". */
const MOST = 20

const PENDING_OWNER = { place: 'pendingOwner()', selector: '0xe30c3978' } as const
const GETTERS = [
  { place: 'owner()', selector: '0x8da5cb5b' },
  { place: 'admin()', selector: '0xf851a440' },
  { place: 'authority()', selector: '0xbf7e214f' },
  PENDING_OWNER,
] as const
/** EIP-1967: the storage slot of a proxy's admin. */
const ADMIN_SLOT = '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103'
const GET_ROLE_ADMIN = '0x248a9ca3'
const HAS_ROLE = '0x91d14854'
const DEFAULT_ADMIN_ROLE: Hex = `0x${'0'.repeat(64)}`
/** The first 20 bytes of keccak256("countersign: an address without rights"); no contract gives it rights. */
const STRANGER: Address = '0xCa97B3B434924A0Ead8F53dF63A059DcaC692eD9'

/** Null if the contract refused: it lacks the method, or the caller may not use it. A failed read throws. */
type Ask = (call: { readonly to: Address; readonly data: Hex; readonly from?: Address }) => Promise<Hex | null>

/**
 * Reads, at one block, who controls the contracts whose control a transaction transfers. Reads nothing if no call
 * transfers control.
 *
 * @example
 * const controlOf = await readContractControl((method, params) => rpc.request(method, params), calls, 21_000_000n)
 */
export async function readContractControl(
  node: AskNode,
  calls: readonly InspectedCall[],
  block: bigint,
): Promise<(call: InspectedCall) => Read<ContractControl> | undefined> {
  const at = `0x${block.toString(16)}`
  const ask: Ask = async (call) => {
    try {
      return parseHex(await node('eth_call', [call, at]))
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }
  const adminSlot = async (contract: Address): Promise<Hex> =>
    parseHex(await node('eth_getStorageAt', [contract, ADMIN_SLOT, at]))
  const read = await Promise.all(
    handoversOf(calls)
      .slice(0, MOST)
      .map(async (handover) => [handover.call.path.join(), await readOne(handover, ask, adminSlot)] as const),
  )
  const known = new Map(read)
  return ({ path }) => known.get(path.join())
}

type Place = { readonly place: string; readonly read: Read<Address | null> }

async function readOne(
  handover: Handover,
  ask: Ask,
  adminSlot: (contract: Address) => Promise<Hex>,
): Promise<Read<ContractControl>> {
  const { to, caller } = handover.call
  const ofGetter = async ({ place, selector }: (typeof GETTERS)[number]): Promise<Place> => ({
    place,
    read: await attempt(ask({ to, data: selector }).then(addressIn)),
  })
  const ofSlot = async (): Promise<Place> => ({
    place: reviewReadMessages.adminSlot,
    read: await attempt(adminSlot(to).then(addressIn)),
  })
  const [hasRole, trial, ...places] = await Promise.all([
    attempt(readRole(handover, ask)),
    attempt(tryCall(handover.call, ask)),
    ...GETTERS.map(ofGetter),
    ofSlot(),
  ])
  const named = places.flatMap(({ place, read }) =>
    read.ok && read.value !== null ? [{ place, address: read.value }] : [],
  )
  const control: ContractControl = {
    holders: named.filter(({ address }) => address !== ZERO_ADDRESS),
    hasRole: hasRole.ok && hasRole.value,
    trial: trial.ok ? trial.value : 'not-tried',
    isTwoStep: named.some(({ place }) => place === PENDING_OWNER.place),
  }
  const isProven =
    control.hasRole ||
    control.trial === 'only-caller' ||
    control.holders.some(({ address }) => isSameAddress(address, caller))
  if (isProven) return { ok: true, value: control }
  // Without a proof, every place must have been read, because the place that failed may name the account.
  for (const read of [...places.map((place) => place.read), hasRole, trial]) if (!read.ok) return read
  return { ok: true, value: control }
}

/** Null if the answer is empty or not an address. */
function addressIn(answer: Hex | null): Address | null {
  if (answer === null || answer.length !== 66) return null
  return /^0x0{24}/.test(answer) ? readAddress(answer) : null
}

/** Whether the caller may grant roles, or has the highest role. */
async function readRole({ call: { to, caller }, role }: Handover, ask: Ask): Promise<boolean> {
  const answer = role === null ? null : await ask({ to, data: encodeCall(GET_ROLE_ADMIN, role) })
  const above = answer === null || answer.length !== 66 ? DEFAULT_ADMIN_ROLE : answer
  const held = await Promise.all(
    [...new Set([above, DEFAULT_ADMIN_ROLE])].map((one) => ask({ to, data: encodeCall(HAS_ROLE, one, caller) })),
  )
  return held.some((one) => one !== null && one.length === 66 && readUint(one) === 1n)
}

/** Tries the call once from its real caller and once from an address without rights. */
async function tryCall({ to, caller, data, value }: InspectedCall, ask: Ask): Promise<ContractControl['trial']> {
  // At this block neither caller may have the coins, and the methods accept none.
  if (value > 0n) return 'not-tried'
  const [ofCaller, ofStranger] = await Promise.all([ask({ to, data, from: caller }), ask({ to, data, from: STRANGER })])
  if (ofCaller === null) return 'fails'
  return ofStranger === null ? 'only-caller' : 'any-caller'
}

/**
 * Separates a refusal of the contract from a node that does not respond. Old contracts refuse with an invalid
 * instruction.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof RpcError &&
  error.code !== null &&
  (revertReason(error) !== null || /invalid ?(fe)? ?opcode|invalid instruction/i.test(error.message))
