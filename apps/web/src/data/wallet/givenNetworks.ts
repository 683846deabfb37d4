import { createGivenNetworks } from '@countersign/connect/core'

/** The networks that this page has asked a wallet to add. */
export const givenNetworks = createGivenNetworks('countersign.given-networks')
