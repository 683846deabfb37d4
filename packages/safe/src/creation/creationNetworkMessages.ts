import { defineMessages } from '@countersign/primitives'
import type { CreationRole } from './creationCode.ts'

type At = { readonly role: CreationRole; readonly address: string }

const NAMES: Readonly<Record<CreationRole, string>> = {
  factory: 'factory',
  singleton: 'singleton',
  handler: 'fallback handler',
  setup: 'set-up contract',
  'l2-singleton': 'singleton for layer 2',
}

/** Why a network cannot have an account. */
export const creationNetworkMessages = defineMessages('creation-network', {
  missing: ({ role, address }: At) => `The ${NAMES[role]} is missing: there is no code at ${address}.`,
  foreign: ({ role, address, found }: At & { readonly found: string }) =>
    role === 'factory'
      ? `The factory at ${address} is not the published one and would compute another address: its code hashes to ${found}.`
      : `The ${NAMES[role]} at ${address} is not the published one: its code hashes to ${found}.`,
  unpublished: ({ role, address }: At) => `The ${NAMES[role]} ${address} is not one that this page knows.`,
  otherAddress: ({ computed, answered }: { readonly computed: string; readonly answered: string }) =>
    `This page computes ${computed}, but its factory would create ${answered}.`,
})
