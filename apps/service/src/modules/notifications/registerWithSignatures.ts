import type { RegisterDeviceRequest } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { randomUUID } from 'node:crypto'
import { keccak256, recoverAddress, recoverMessageAddress, stringToHex } from 'viem'
import { NOTIFICATION_TYPES } from '@countersign/api'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { findDeviceOfToken, registerDevice } from './devices.ts'
import { notificationMessages } from './notificationMessages.ts'

const SIGNATURE_LIFE_MS = 5 * 60_000
/**
 * Limit per registration. Every signature is recovered, and stored once for each account of its list, so the work per registration is
 * limited.
 */
const MOST_SIGNATURES = 300
const MOST_SUBSCRIPTIONS = 5000

type Part = RegisterDeviceRequest['safeRegistrations'][number]

/**
 * The older registration: one part per chain, signed by keys on the device. Apps send their whole list again when an owner key is removed,
 * so it replaces earlier subscriptions; browsers add to them.
 */
export async function registerWithSignatures(
  context: ServiceContext,
  body: RegisterDeviceRequest,
  client: string,
): Promise<void> {
  const { cloudMessagingToken, deviceType, safeRegistrations } = body
  assertRecent(context, body)
  assertBounded(safeRegistrations)
  const signed = await Promise.all(
    safeRegistrations.map(async (part) => ({
      part,
      signers: await Promise.all(part.signatures.map((signature) => recoverSigner(body, part, signature))),
    })),
  )
  const uuid = body.uuid ?? (await findDeviceOfToken(context, cloudMessagingToken)) ?? randomUUID()
  const device = { uuid, deviceType, cloudMessagingToken, endpoint: null, p256dh: null, auth: null }
  const parts = signed.length > 0 ? signed : [{ part: { chainId: '0', safes: [], signatures: [] }, signers: [] }]
  for (const [index, { part, signers }] of parts.entries())
    await registerDevice(context, {
      device,
      client,
      safes: part.safes.map((address) => ({
        chainId: part.chainId,
        address,
        notificationTypes: [...NOTIFICATION_TYPES],
      })),
      signers,
      replaces: deviceType !== 'WEB' && index === 0,
    })
}

function assertRecent({ clock }: ServiceContext, { timestamp, safeRegistrations }: RegisterDeviceRequest): void {
  if (!timestamp) {
    if (safeRegistrations.every(({ signatures }) => signatures.length === 0)) return
    throw new ServiceError('registration/expired', () => notificationMessages.timestampMissing)
  }
  const signedAt = Number(timestamp) * 1000
  const now = clock()
  if (Math.abs(now - signedAt) <= SIGNATURE_LIFE_MS) return
  throw new ServiceError('registration/expired', () =>
    notificationMessages.timestampOld({ timestamp, now: Math.floor(now / 1000) }),
  )
}

function assertBounded(parts: readonly Part[]): void {
  const signatures = parts.reduce((sum, part) => sum + part.signatures.length, 0)
  const followed = parts.reduce((sum, part) => sum + part.safes.length * Math.max(1, part.signatures.length), 0)
  if (signatures <= MOST_SIGNATURES && followed <= MOST_SUBSCRIPTIONS) return
  throw new ServiceError('value/invalid', () =>
    notificationMessages.tooMuch({
      mostSignatures: MOST_SIGNATURES,
      mostFollowed: MOST_SUBSCRIPTIONS,
      signatures,
      followed,
    }),
  )
}

/** @throws ServiceError signature/invalid */
async function recoverSigner(body: RegisterDeviceRequest, { safes }: Part, signature: Hex): Promise<Address> {
  const { timestamp, uuid, cloudMessagingToken, deviceType } = body
  const list = safes.toSorted().join('')
  const hash = keccak256(stringToHex(`gnosis-safe${timestamp}${uuid}${cloudMessagingToken}${list}`))
  try {
    return deviceType === 'WEB'
      ? await recoverMessageAddress({ message: { raw: hash }, signature })
      : await recoverAddress({ hash, signature })
  } catch (cause) {
    throw new ServiceError('signature/invalid', () => notificationMessages.signatureUnrecoverable, { cause })
  }
}
