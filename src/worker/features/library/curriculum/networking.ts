import type { Topic } from './topic.ts'

export const networking: Topic = {
  id: 'networking',
  name: 'Computer networking',
  domain: 'computer-science',
  aliases: [
    'networking',
    'computer networking',
    'computer networks',
    'network programming',
    'tcp/ip',
    'tcp ip',
    'tcp',
    'udp',
    'dns',
    'http protocol',
    'http/2',
    'http/3',
    'quic',
    'osi model',
    'subnetting',
    'load balancing',
    'wireshark',
    'socket programming',
    'ccna',
    'netwoking',
  ],
  related: ['linux', 'operating-systems', 'web-security', 'kubernetes', 'aws', 'rest-api', 'system-design'],
  stages: {
    foundations: {
      title: 'Layers, addresses and names',
      overview:
        'You follow a request from your machine across the internet and learn who is responsible at each step. Layers give you a map for everything else.',
      tags: ['Layers', 'IP', 'DNS'],
      units: [
        {
          title: 'Layers and encapsulation',
          category: 'Concept',
          aim: 'Describe what each layer adds to a message',
          description:
            'Networks divide work into layers so that each can change alone. The practical TCP/IP model explains real traffic, and the OSI numbers are shared vocabulary.',
          objectives: [
            'Map Ethernet, IP, TCP and HTTP to their layers and name the unit of data at each',
            'Follow one HTTP request through encapsulation using a Wireshark capture',
            'Explain the different scope of a MAC address and an IP address',
          ],
        },
        {
          title: 'IP addresses, subnets and routing',
          category: 'Concept',
          aim: 'Plan addresses and predict where a packet goes',
          description:
            'A prefix tells hosts which neighbors are local and routers where to forward. Being able to calculate it solves many cloud and office problems.',
          objectives: [
            'Calculate network, broadcast and host range for a /26',
            'Apply longest-prefix match to a routing table with ip route get',
            'Explain NAT, private ranges and what IPv6 changes about both',
            'Trace how ARP or neighbor discovery finds the next hop',
          ],
        },
        {
          title: 'How DNS resolves a name',
          category: 'Concept',
          aim: 'Trace and repair name resolution',
          description:
            'DNS is a distributed, cached database with delegated authority. Many supposed outages are records, caches or delegations behaving exactly as configured.',
          objectives: [
            'Follow a lookup from root to authoritative server with dig +trace',
            'Choose between A, AAAA, CNAME, MX, TXT and CAA records',
            'Plan a migration around TTL and negative caching',
          ],
        },
      ],
    },
    core: {
      title: 'Transport and application protocols',
      overview:
        'You learn how bytes arrive reliably and privately, and how HTTP uses that. This is where performance and odd errors get explained.',
      tags: ['TCP', 'TLS', 'HTTP'],
      units: [
        {
          title: 'TCP and UDP in detail',
          category: 'Concept',
          aim: 'Explain reliability, ordering and congestion control',
          description:
            'TCP builds a dependable byte stream on an unreliable network, while UDP leaves that to the application. Their behavior shapes latency far more than bandwidth does.',
          objectives: [
            'Read the three-way handshake and teardown in a capture',
            'Distinguish flow control from congestion control and compare CUBIC with BBR',
            'Explain TIME_WAIT and its effect on a busy client',
            'Give two applications where UDP is the better base and say why',
          ],
        },
        {
          title: 'TLS and certificates',
          category: 'Concept',
          aim: 'Describe how a secure connection is set up and checked',
          description:
            "TLS 1.3 agrees on keys in one round trip and proves the server's identity by certificate. Understanding the chain turns cryptic errors into clear causes.",
          objectives: [
            'Explain each message of a TLS 1.3 handshake, including SNI and ALPN',
            'Inspect a chain with openssl s_client and find a missing intermediate',
            'Describe why hybrid X25519MLKEM768 key exchange was introduced',
          ],
        },
        {
          title: 'HTTP/1.1, HTTP/2 and HTTP/3',
          category: 'Concept',
          aim: 'Compare the HTTP versions by how they use connections',
          description:
            'The semantics of HTTP stayed stable while its transport changed twice. Multiplexing and QUIC address head-of-line blocking at different layers.',
          objectives: [
            'Compare connection reuse, multiplexing and QUIC streams in a waterfall diagram',
            'Interpret Cache-Control, ETag and Vary in a real exchange',
            'Choose between WebSocket, server-sent events and polling for a live feed',
          ],
        },
      ],
    },
    advanced: {
      title: 'Load balancing, tunnels and programmable networks',
      overview:
        'You see how large services spread traffic and how private networks are joined. You also write network code yourself.',
      tags: ['Load balancing', 'Sockets', 'VPN'],
      units: [
        {
          title: 'Proxies, load balancers and CDNs',
          category: 'Concept',
          aim: 'Place intermediaries where they help most',
          description:
            'Between client and server sit devices that distribute, cache and protect. Each one changes addresses, timeouts and failure behavior.',
          objectives: [
            'Compare layer 4 and layer 7 balancing for TLS and gRPC traffic',
            'Configure health checks, timeouts and retries in HAProxy, Nginx or Envoy',
            'Preserve the client address with X-Forwarded-For or the PROXY protocol and state whom to trust',
            'Explain how anycast directs users to a nearby CDN site',
          ],
        },
        {
          title: 'Socket programming',
          category: 'Practice',
          aim: 'Write a server that handles many connections',
          description:
            'Sockets are the programming interface under every web framework. Building on them shows partial reads, backpressure and readiness at first hand.',
          objectives: [
            'Implement length-prefixed messages that survive partial reads',
            'Serve 5,000 idle connections with epoll, kqueue or an async runtime',
            'Show the effect of TCP_NODELAY and keepalive on small messages',
          ],
        },
        {
          title: 'Routing between networks, VPNs and firewalls',
          category: 'Concept',
          aim: 'Join networks and control what passes',
          description:
            'Autonomous systems exchange routes through BGP, and organizations link sites by tunnels. Filtering rules and MTU settings cause many silent failures.',
          objectives: [
            'Explain how BGP chooses a path and what RPKI validates',
            'Set up a WireGuard tunnel and read its AllowedIPs as a routing table',
            'Diagnose an MTU black hole with ping -M do',
            'Compare stateful and stateless filtering with an example rule each',
          ],
        },
      ],
    },
    practice: {
      title: 'Diagnosing and building on networks',
      overview:
        'You implement a protocol, hunt real faults with captures and answer the classic interview questions. Evidence comes before theory here.',
      tags: ['Project', 'Packet analysis', 'Interview'],
      units: [
        {
          title: 'Write an HTTP server and reverse proxy',
          category: 'Project',
          aim: 'Serve and forward HTTP using only sockets',
          description:
            'Implement enough of HTTP/1.1 to satisfy a browser and curl, then add a load-balancing proxy. The details you must handle are those that frameworks hide.',
          objectives: [
            'Parse requests with keep-alive, Content-Length and chunked bodies',
            'Balance over two backends with active health checks',
            'Reject conflicting length headers to prevent request smuggling',
            'Measure throughput and tail latency with wrk, k6 or hey',
          ],
        },
        {
          title: 'Networking interview questions',
          category: 'Interview',
          aim: 'Tell the story of a request at any depth',
          description:
            'The question of what happens after typing an address remains popular because it has no bottom. Other questions start from timeouts, resets and latency.',
          objectives: [
            'Narrate DNS, TCP, TLS, HTTP and rendering in five minutes, then go deeper on request',
            'Interpret connection refused, timeout and reset as distinct causes',
            'Estimate the minimum latency between two continents and its effect on a handshake',
          ],
        },
        {
          title: 'Packet capture investigations',
          category: 'Practice',
          aim: 'Prove the cause of a network fault',
          description:
            'Captures show what really traveled, whatever the logs claim. Filtering and timing columns lead to the faulty side quickly.',
          objectives: [
            'Capture selectively with tcpdump filters and open the file in Wireshark',
            'Identify retransmissions, zero windows and resets and name the responsible side',
            'Locate packet loss along a path with mtr and judge misleading hops',
          ],
        },
      ],
    },
  },
}
