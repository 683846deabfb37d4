export { connectorOf, type WalletConnector } from './connectors/connectorOf.ts'
