import { defineMessages } from '@countersign/primitives'

export const versionMessages = defineMessages('version', {
  noVersion: (version: string) =>
    `"${version}" is not a version of the Safe contracts, so its hashes cannot be computed.`,
})
