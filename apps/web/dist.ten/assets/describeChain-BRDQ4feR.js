import { Ma as e, ja as t } from './later-DLdlgyuL.js'
import { c as n } from './rest-RfDH9dS6.js'
import { n as r } from './settings_.networks-DV38ftm9.js'
var i = `NO_AUTHENTICATION`,
  a = {
    l2: !0,
    isTestnet: !1,
    nativeCurrency: { name: null, decimals: 18 },
    explorer: { address: ``, txHash: ``, api: `` },
    features: t,
    ensRegistryAddress: null,
    theme: { textColor: `#ffffff`, backgroundColor: `#4f5b66` },
  }
function o(t) {
  let n = e.find((e) => String(e.chainId) === t)
  return n ? { chainName: n.name, shortName: n.shortName, symbol: n.nativeCurrency.symbol } : null
}
function s(t, o, s) {
  let c = e.find((e) => String(e.chainId) === t.chainId) ?? a,
    l = t.versions.find((e) => e === `1.4.1`) ?? t.versions.at(-1) ?? `1.4.1`,
    u = (e) => n(l, e)?.address ?? null,
    d = { authentication: i, value: s }
  return {
    chainId: t.chainId,
    chainName: o.chainName,
    shortName: o.shortName,
    description: r.description,
    chainLogoUri: null,
    l2: c.l2,
    isTestnet: c.isTestnet,
    zk: !1,
    nativeCurrency: {
      name: c.nativeCurrency.name ?? o.symbol,
      symbol: o.symbol,
      decimals: c.nativeCurrency.decimals,
      logoUri: null,
    },
    transactionService: ``,
    blockExplorerUriTemplate: c.explorer,
    beaconChainExplorerUriTemplate: { publicKey: null },
    disabledWallets: [],
    features: [...c.features],
    gasPrice: [],
    ensRegistryAddress: c.ensRegistryAddress,
    rpcUri: d,
    safeAppsRpcUri: d,
    publicRpcUri: d,
    theme: c.theme,
    balancesProvider: { chainName: null, enabled: !1 },
    contractAddresses: {
      safeSingletonAddress: u(c.l2 ? `SafeL2` : `Safe`),
      safeProxyFactoryAddress: u(`SafeProxyFactory`),
      multiSendAddress: u(`MultiSend`),
      multiSendCallOnlyAddress: u(`MultiSendCallOnly`),
      fallbackHandlerAddress: u(`CompatibilityFallbackHandler`),
      signMessageLibAddress: u(`SignMessageLib`),
      createCallAddress: u(`CreateCall`),
      simulateTxAccessorAddress: u(`SimulateTxAccessor`),
      safeWebAuthnSignerFactoryAddress: null,
    },
    recommendedMasterCopyVersion: l,
    relayer: null,
  }
}
export { s as describeChain, o as knownNames }
//# sourceMappingURL=describeChain-BRDQ4feR.js.map
