import { defineMessages, plural } from '@countersign/primitives'

export const authMessages = defineMessages('service-auth', {
  redirect: ({ target }: { target: string }) => `"${target}" is neither a path here nor on an origin of auth.origins.`,
  tooMany: ({ most, seconds }: { most: number; seconds: number }) =>
    `More than ${most} attempts a minute. Try again in ${plural(seconds, { one: '# second', other: '# seconds' })}.`,
  nonce: 'The nonce is unknown, older than five minutes, or was used. Request a new one.',
  signature: ({ address, chainId }: { address: string; chainId: string }) =>
    `The signature is not by ${address}: neither by its key nor accepted by a contract at that address on chain ${chainId}.`,
})
