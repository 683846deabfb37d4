/** What signing in does, wherever it is offered. */
export const SIGN_IN_UNLOCKS =
  'It proves to this service that you hold this address. Reading, signing and executing work without it.'
