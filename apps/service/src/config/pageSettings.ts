import type { Environment } from './readEnvironment.ts'

type Variables = Pick<Environment, 'WALLETCONNECT_PROJECT_ID' | 'WALLETCONNECT_RELAY_URL' | 'EMBEDDED_IN'>

/** Settings of the page from the environment, over those of the file: WalletConnect, and the sites that may frame the page. */
export function pageSettings(
  { WALLETCONNECT_PROJECT_ID: projectId, WALLETCONNECT_RELAY_URL: relayUrl, EMBEDDED_IN }: Variables,
  file: Readonly<Record<string, unknown>> = {},
) {
  const walletConnect = {
    ...(projectId === undefined ? {} : { projectId }),
    ...(relayUrl === undefined ? {} : { relayUrl }),
  }
  return {
    ...(Object.keys(walletConnect).length === 0
      ? {}
      : { walletConnect: { ...Object(file['walletConnect']), ...walletConnect } }),
    ...(EMBEDDED_IN === undefined ? {} : { embeddedIn: EMBEDDED_IN.split(/[\s,]+/).filter((text) => text !== '') }),
  }
}
