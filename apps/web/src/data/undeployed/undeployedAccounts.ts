import { AddressSchema, ChainId, HashSchema, HexSchema } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import type { CreationData } from '@countersign/safe'
import * as z from 'zod/mini'
import type { AccountKey } from '../keys/queryKeys.ts'
import { fitContactName } from '../storage/addressBook.ts'
import { listCodec } from '../storage/listCodec.ts'
import { useStore } from '../store/useStore.ts'
import { UNDEPLOYED_KEY } from './mayBeUndeployed.ts'

const Creation = z.object({
  version: z.string(),
  factory: AddressSchema,
  singleton: AddressSchema,
  fallbackHandler: AddressSchema,
  owners: z.array(AddressSchema),
  threshold: z.number(),
  /** Decimal. */
  saltNonce: z.string().check(z.regex(/^(0|[1-9][0-9]{0,77})$/)),
  to: z.optional(AddressSchema),
  data: z.optional(HexSchema),
  paymentReceiver: z.optional(AddressSchema),
})

/** What deploys an account on a network. */
export const CreatableAccount = z.object({
  chainId: ChainId,
  address: AddressSchema,
  /** May come from a link. Empty without one. */
  name: z.string().check(z.overwrite(fitContactName)),
  creation: Creation,
})
export type CreatableAccount = z.output<typeof CreatableAccount>

const Undeployed = z.extend(CreatableAccount, {
  /** Epoch milliseconds, as all times here. */
  addedAt: z.number(),
  /** The transaction that deploys it. */
  sent: z.nullable(
    z.object({
      txHash: HashSchema,
      sender: AddressSchema,
      walletNonce: z.nullable(z.number()),
      sentAt: z.number(),
    }),
  ),
  /** Why the last attempt did not deploy it. */
  failure: z.nullable(z.string()),
  /** When this page saw its code. The creation data stay: the account can be added on another network. */
  deployedAt: z.nullable(z.number()),
})
export type UndeployedAccount = z.output<typeof Undeployed>

/** Accounts by their creation data: known to this browser and to those who received the data. */
export const undeployedAccountsStore = createStoredValue<UndeployedAccount[]>(UNDEPLOYED_KEY, [], listCodec(Undeployed))

/** The maximum number of deployed accounts, whose creation data are stored for other networks. There is no limit for the others, because their data are the only way to deploy them. */
const MOST_DEPLOYED = 500

export const useUndeployedAccounts = (): UndeployedAccount[] => useStore(undeployedAccountsStore)

export const isOfKey = (one: UndeployedAccount, { chainId, safe }: AccountKey): boolean =>
  one.chainId === chainId && isSameAddress(one.address, safe)

/** Entries of the same account on the same network keep their transaction. */
export const addUndeployed = (added: readonly CreatableAccount[]) =>
  undeployedAccountsStore.update((all) =>
    withoutOldest([
      ...all,
      ...added
        .filter(({ chainId, address }) => !all.some((one) => isOfKey(one, { chainId, safe: address })))
        .map((one) => ({
          ...one,
          name: fitContactName(one.name),
          addedAt: Date.now(),
          sent: null,
          failure: null,
          deployedAt: null,
        })),
    ]),
  )

function withoutOldest(all: UndeployedAccount[]): UndeployedAccount[] {
  const deployed = all.filter(({ deployedAt }) => deployedAt !== null)
  const dropped = new Set(deployed.slice(0, Math.max(0, deployed.length - MOST_DEPLOYED)))
  return dropped.size === 0 ? all : all.filter((one) => !dropped.has(one))
}

export const changeUndeployed = (
  key: AccountKey,
  change: Partial<Pick<UndeployedAccount, 'sent' | 'failure' | 'deployedAt' | 'name'>>,
): void => undeployedAccountsStore.update((all) => all.map((one) => (isOfKey(one, key) ? { ...one, ...change } : one)))

export const forgetUndeployed = (key: AccountKey): void =>
  undeployedAccountsStore.update((all) => all.filter((one) => !isOfKey(one, key)))

export const keyOfUndeployed = ({ chainId, address }: UndeployedAccount): AccountKey => ({ chainId, safe: address })

export const storedCreation = (creation: CreationData): UndeployedAccount['creation'] => ({
  ...creation,
  owners: [...creation.owners],
  saltNonce: String(creation.saltNonce),
})

export const creationOf = ({ creation }: { readonly creation: UndeployedAccount['creation'] }): CreationData => {
  const { to, data, paymentReceiver, ...rest } = creation
  return {
    ...rest,
    saltNonce: BigInt(creation.saltNonce),
    ...(to === undefined ? {} : { to }),
    ...(data === undefined ? {} : { data }),
    ...(paymentReceiver === undefined ? {} : { paymentReceiver }),
  }
}

/** The creation data of an account that this browser may deploy, also after it saw the code. Null without data. */
export function findCreation(key: AccountKey): CreationData | null {
  const known = undeployedAccountsStore.get().find((one) => isOfKey(one, key))
  return known ? creationOf(known) : null
}

/** The state of an account on a network, as lists name it. */
export type DeploymentState = 'deployed' | 'deploying' | 'failed' | 'not-deployed'

export const deploymentState = ({ deployedAt, sent, failure }: UndeployedAccount): DeploymentState =>
  deployedAt !== null ? 'deployed' : sent !== null ? 'deploying' : failure !== null ? 'failed' : 'not-deployed'

export const ofAddress = (all: readonly UndeployedAccount[], address: Address): UndeployedAccount[] =>
  all.filter((one) => isSameAddress(one.address, address))
