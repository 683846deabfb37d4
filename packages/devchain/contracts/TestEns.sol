// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// The part of the ENS registry (EIP-137) that name resolution reads. The root node belongs to the address given at creation.
contract TestEnsRegistry {
    struct Record {
        address owner;
        address resolver;
        uint64 ttl;
    }

    mapping(bytes32 => Record) private records;

    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    event Transfer(bytes32 indexed node, address owner);
    event NewResolver(bytes32 indexed node, address resolver);

    constructor(address root) {
        records[0].owner = root;
    }

    modifier onlyOwner(bytes32 node) {
        require(records[node].owner == msg.sender, "TestEnsRegistry: not the owner of the node");
        _;
    }

    function setSubnodeOwner(bytes32 node, bytes32 label, address newOwner) public onlyOwner(node) returns (bytes32 subnode) {
        subnode = keccak256(abi.encodePacked(node, label));
        records[subnode].owner = newOwner;
        emit NewOwner(node, label, newOwner);
    }

    function setOwner(bytes32 node, address newOwner) external onlyOwner(node) {
        records[node].owner = newOwner;
        emit Transfer(node, newOwner);
    }

    function setResolver(bytes32 node, address newResolver) external onlyOwner(node) {
        records[node].resolver = newResolver;
        emit NewResolver(node, newResolver);
    }

    function owner(bytes32 node) external view returns (address) {
        return records[node].owner;
    }

    function resolver(bytes32 node) external view returns (address) {
        return records[node].resolver;
    }

    function ttl(bytes32 node) external view returns (uint64) {
        return records[node].ttl;
    }

    function recordExists(bytes32 node) external view returns (bool) {
        return records[node].owner != address(0);
    }
}

/// A public resolver: `addr` (EIP-137, and EIP-2304 for coin type 60) and `name` (EIP-181).
contract TestEnsResolver {
    TestEnsRegistry public immutable registry;
    mapping(bytes32 => address) private addresses;
    mapping(bytes32 => string) private names;

    event AddrChanged(bytes32 indexed node, address a);
    event NameChanged(bytes32 indexed node, string name);

    constructor(TestEnsRegistry registry_) {
        registry = registry_;
    }

    modifier onlyOwner(bytes32 node) {
        require(registry.owner(node) == msg.sender, "TestEnsResolver: not the owner of the node");
        _;
    }

    function setAddr(bytes32 node, address a) external onlyOwner(node) {
        addresses[node] = a;
        emit AddrChanged(node, a);
    }

    function setName(bytes32 node, string calldata newName) external onlyOwner(node) {
        names[node] = newName;
        emit NameChanged(node, newName);
    }

    function addr(bytes32 node) external view returns (address) {
        return addresses[node];
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        if (coinType != 60 || addresses[node] == address(0)) return "";
        return abi.encodePacked(addresses[node]);
    }

    function name(bytes32 node) external view returns (string memory) {
        return names[node];
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0xf1cb7e06 || id == 0x691f3431;
    }
}
