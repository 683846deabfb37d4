// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface Receiver1155 {
    function onERC1155Received(address operator, address from, uint256 id, uint256 value, bytes calldata data)
        external
        returns (bytes4);
}

/// Development-only ERC-1155: anyone may mint. It has no safeTransferFrom of ERC-721.
contract TestPasses {
    string public constant name = "Halden Passes";
    string public constant symbol = "PASS";

    mapping(uint256 => mapping(address => uint256)) private balances;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);
    event ApprovalForAll(address indexed account, address indexed operator, bool approved);

    function balanceOf(address account, uint256 id) external view returns (uint256) {
        return balances[id][account];
    }

    function mint(address to, uint256 id, uint256 value) external {
        balances[id][to] += value;
        emit TransferSingle(msg.sender, address(0), to, id, value);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata data) external {
        require(to != address(0), "TestPasses: transfer to the zero address");
        require(msg.sender == from || isApprovedForAll[from][msg.sender], "TestPasses: not allowed");
        require(balances[id][from] >= value, "TestPasses: not enough");
        balances[id][from] -= value;
        balances[id][to] += value;
        emit TransferSingle(msg.sender, from, to, id, value);
        if (to.code.length > 0) {
            require(
                Receiver1155(to).onERC1155Received(msg.sender, from, id, value, data)
                    == Receiver1155.onERC1155Received.selector,
                "TestPasses: receiver refused"
            );
        }
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26;
    }
}
