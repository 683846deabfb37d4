import type { Environment } from './readEnvironment.ts'

type Variables = Pick<Environment, 'WALLETCONNECT_PROJECT_ID' | 'WALLETCONNECT_RELAY_URL' | 'EMBEDDED_IN'>

/** What the environment says about the page, over what the file says: how phones are reached, and which sites may frame it. */
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
