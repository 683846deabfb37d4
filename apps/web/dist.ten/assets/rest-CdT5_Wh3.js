var e = [
  {
    anonymous: !1,
    inputs: [
      { indexed: !0, name: `proxy`, type: `address` },
      { indexed: !1, name: `singleton`, type: `address` },
      { indexed: !1, name: `initializer`, type: `bytes` },
      { indexed: !1, name: `saltNonce`, type: `uint256` },
      { indexed: !1, name: `chainId`, type: `uint256` },
    ],
    name: `ChainSpecificProxyCreationL2`,
    type: `event`,
  },
  {
    anonymous: !1,
    inputs: [
      { indexed: !0, name: `proxy`, type: `address` },
      { indexed: !1, name: `singleton`, type: `address` },
    ],
    name: `ProxyCreation`,
    type: `event`,
  },
  {
    anonymous: !1,
    inputs: [
      { indexed: !0, name: `proxy`, type: `address` },
      { indexed: !1, name: `singleton`, type: `address` },
      { indexed: !1, name: `initializer`, type: `bytes` },
      { indexed: !1, name: `saltNonce`, type: `uint256` },
    ],
    name: `ProxyCreationL2`,
    type: `event`,
  },
  {
    inputs: [
      { name: `_singleton`, type: `address` },
      { name: `initializer`, type: `bytes` },
      { name: `saltNonce`, type: `uint256` },
    ],
    name: `createChainSpecificProxyWithNonce`,
    outputs: [{ name: `proxy`, type: `address` }],
    stateMutability: `nonpayable`,
    type: `function`,
  },
  {
    inputs: [
      { name: `_singleton`, type: `address` },
      { name: `initializer`, type: `bytes` },
      { name: `saltNonce`, type: `uint256` },
    ],
    name: `createChainSpecificProxyWithNonceL2`,
    outputs: [{ name: `proxy`, type: `address` }],
    stateMutability: `nonpayable`,
    type: `function`,
  },
  {
    inputs: [
      { name: `_singleton`, type: `address` },
      { name: `initializer`, type: `bytes` },
      { name: `saltNonce`, type: `uint256` },
    ],
    name: `createProxyWithNonce`,
    outputs: [{ name: `proxy`, type: `address` }],
    stateMutability: `nonpayable`,
    type: `function`,
  },
  {
    inputs: [
      { name: `_singleton`, type: `address` },
      { name: `initializer`, type: `bytes` },
      { name: `saltNonce`, type: `uint256` },
    ],
    name: `createProxyWithNonceL2`,
    outputs: [{ name: `proxy`, type: `address` }],
    stateMutability: `nonpayable`,
    type: `function`,
  },
  {
    inputs: [],
    name: `getChainId`,
    outputs: [{ name: ``, type: `uint256` }],
    stateMutability: `view`,
    type: `function`,
  },
  {
    inputs: [],
    name: `proxyCreationCode`,
    outputs: [{ name: ``, type: `bytes` }],
    stateMutability: `pure`,
    type: `function`,
  },
  {
    inputs: [
      { name: `_singleton`, type: `address` },
      { name: `initializer`, type: `bytes` },
      { name: `saltNonce`, type: `uint256` },
      { name: `callback`, type: `address` },
    ],
    name: `createProxyWithCallback`,
    outputs: [{ name: `proxy`, type: `address` }],
    stateMutability: `nonpayable`,
    type: `function`,
  },
  {
    inputs: [
      { name: `_singleton`, type: `address` },
      { name: `initializer`, type: `bytes` },
      { name: `saltNonce`, type: `uint256` },
    ],
    name: `calculateCreateProxyWithNonceAddress`,
    outputs: [{ name: `proxy`, type: `address` }],
    stateMutability: `nonpayable`,
    type: `function`,
  },
  {
    inputs: [
      { name: `singleton`, type: `address` },
      { name: `data`, type: `bytes` },
    ],
    name: `createProxy`,
    outputs: [{ name: `proxy`, type: `address` }],
    stateMutability: `nonpayable`,
    type: `function`,
  },
  {
    inputs: [],
    name: `proxyRuntimeCode`,
    outputs: [{ name: ``, type: `bytes` }],
    stateMutability: `pure`,
    type: `function`,
  },
]
export { e as t }
//# sourceMappingURL=rest-CdT5_Wh3.js.map
