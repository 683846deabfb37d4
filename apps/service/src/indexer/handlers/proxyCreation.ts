/**
 * A proxy alone is no account yet: anybody may set it up in a later block. With the setup in the same transaction this
 * event is read by the handler of the setup, the account's beginning.
 */
export const proxyCreation = () => []
