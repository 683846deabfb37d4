// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface Receiver {
    function onERC721Received(address operator, address from, uint256 tokenId, bytes calldata data) external returns (bytes4);
}

/// Development-only ERC-721 with metadata and picture inside the contract: anyone may mint.
contract TestBadge {
    string public constant name = "Halden Badges";
    string public constant symbol = "HALD";
    bytes private constant ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    mapping(uint256 => address) private owners;
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => address) private approved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function mint(address to, uint256 tokenId) external {
        require(to != address(0), "TestBadge: mint to the zero address");
        require(owners[tokenId] == address(0), "TestBadge: token exists");
        owners[tokenId] = to;
        balanceOf[to] += 1;
        emit Transfer(address(0), to, tokenId);
    }

    function ownerOf(uint256 tokenId) public view returns (address owner) {
        owner = owners[tokenId];
        require(owner != address(0), "TestBadge: no such token");
    }

    function getApproved(uint256 tokenId) external view returns (address) {
        ownerOf(tokenId);
        return approved[tokenId];
    }

    function approve(address to, uint256 tokenId) external {
        address owner = ownerOf(tokenId);
        require(msg.sender == owner || isApprovedForAll[owner][msg.sender], "TestBadge: not allowed");
        approved[tokenId] = to;
        emit Approval(owner, to, tokenId);
    }

    function setApprovalForAll(address operator, bool allowed) external {
        isApprovedForAll[msg.sender][operator] = allowed;
        emit ApprovalForAll(msg.sender, operator, allowed);
    }

    function transferFrom(address from, address to, uint256 tokenId) public {
        address owner = ownerOf(tokenId);
        require(owner == from, "TestBadge: wrong owner");
        require(to != address(0), "TestBadge: transfer to the zero address");
        require(
            msg.sender == owner || msg.sender == approved[tokenId] || isApprovedForAll[owner][msg.sender],
            "TestBadge: not allowed"
        );
        delete approved[tokenId];
        owners[tokenId] = to;
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        emit Transfer(from, to, tokenId);
    }

    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        safeTransferFrom(from, to, tokenId, "");
    }

    function safeTransferFrom(address from, address to, uint256 tokenId, bytes memory data) public {
        transferFrom(from, to, tokenId);
        if (to.code.length > 0) {
            require(
                Receiver(to).onERC721Received(msg.sender, from, tokenId, data) == Receiver.onERC721Received.selector,
                "TestBadge: receiver refused"
            );
        }
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function tokenURI(uint256 tokenId) external view returns (string memory) {
        ownerOf(tokenId);
        string memory number = decimal(tokenId);
        bytes memory svg = abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="#1f3a34"/>',
            '<circle cx="120" cy="104" r="58" fill="none" stroke="#e8dfc9" stroke-width="10"/>',
            '<text x="120" y="118" font-family="serif" font-size="40" fill="#e8dfc9" text-anchor="middle">',
            number,
            '</text><text x="120" y="208" font-family="serif" font-size="20" fill="#e8dfc9" text-anchor="middle">Halden</text></svg>'
        );
        bytes memory json = abi.encodePacked(
            '{"name":"Halden Badge #',
            number,
            '","description":"A badge minted on a local chain.","image":"data:image/svg+xml;base64,',
            base64(svg),
            '"}'
        );
        return string(abi.encodePacked("data:application/json;base64,", base64(json)));
    }

    function decimal(uint256 value) private pure returns (string memory) {
        if (value == 0) return "0";
        uint256 digits;
        for (uint256 rest = value; rest != 0; rest /= 10) digits++;
        bytes memory text = new bytes(digits);
        for (; value != 0; value /= 10) text[--digits] = bytes1(uint8(48 + (value % 10)));
        return string(text);
    }

    function base64(bytes memory input) private pure returns (string memory) {
        bytes memory alphabet = ALPHABET;
        uint256 length = input.length;
        bytes memory output = new bytes(((length + 2) / 3) * 4);
        uint256 cursor;
        for (uint256 i = 0; i < length; i += 3) {
            uint256 group = uint256(uint8(input[i])) << 16;
            if (i + 1 < length) group |= uint256(uint8(input[i + 1])) << 8;
            if (i + 2 < length) group |= uint256(uint8(input[i + 2]));
            output[cursor++] = alphabet[(group >> 18) & 63];
            output[cursor++] = alphabet[(group >> 12) & 63];
            output[cursor++] = i + 1 < length ? alphabet[(group >> 6) & 63] : bytes1("=");
            output[cursor++] = i + 2 < length ? alphabet[group & 63] : bytes1("=");
        }
        return string(output);
    }
}
