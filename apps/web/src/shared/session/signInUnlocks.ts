/** What signing in is good for, wherever it is offered. */
export const SIGN_IN_UNLOCKS =
  'It unlocks what this service keeps for you as an owner: notifications about what waits for your signature.'
