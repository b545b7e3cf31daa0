import type { Topic } from './topic.ts'

export const operatingSystems: Topic = {
  id: 'operating-systems',
  name: 'Operating systems',
  domain: 'computer-science',
  aliases: [
    'operating-systems',
    'operating systems',
    'operating system',
    'os internals',
    'os concepts',
    'linux kernel',
    'virtual memory',
    'system calls',
    'syscalls',
    'cpu scheduling',
    'file systems',
    'memory management',
    'systems programming',
    'opreating systems',
  ],
  related: ['linux', 'concurrency', 'cpp', 'rust', 'networking', 'docker', 'data-structures-algorithms'],
  stages: {
    foundations: {
      title: 'Kernel, processes and system calls',
      overview:
        'You learn where your program ends and the kernel begins. Small C or Rust programs make each idea visible on your own machine.',
      tags: ['Kernel', 'Processes', 'System calls'],
      units: [
        {
          title: 'What the kernel does',
          category: 'Concept',
          aim: 'Explain the boundary between user and kernel mode',
          description:
            'The kernel shares hardware among programs that must not trust each other. Privilege levels and interrupts are the hardware features that make this possible.',
          objectives: [
            'Describe the switch to kernel mode on a system call, an interrupt and a page fault',
            'Count the system calls of a hello-world program with strace -c',
            'Compare monolithic kernels and microkernels on isolation and cost',
          ],
        },
        {
          title: 'Processes: fork, exec and wait',
          category: 'Practice',
          aim: 'Create and control processes from your own code',
          description:
            'On Unix, starting a program means copying a process and replacing its image. Writing this once explains shells, zombies and inherited files.',
          objectives: [
            'Write a minimal shell with fork, execve and waitpid',
            'Connect two programs with pipe and dup2',
            'Produce a zombie and an orphan and observe both with ps',
          ],
        },
        {
          title: 'Program layout and loading',
          category: 'Concept',
          aim: 'Describe how an executable becomes a running process',
          description:
            'An ELF file lists segments that the loader maps into an address space. Stack, heap and shared libraries each get their own region.',
          objectives: [
            'Read ELF sections and segments with readelf',
            'Label the regions in /proc/self/maps',
            'Explain dynamic linking through the loader, the PLT and the GOT',
          ],
        },
      ],
    },
    core: {
      title: 'Scheduling, memory and files',
      overview:
        'You study the three resources every kernel manages: processor time, memory and storage. For each one you measure the theory on a real system.',
      tags: ['Scheduling', 'Virtual memory', 'File systems'],
      units: [
        {
          title: 'CPU scheduling',
          category: 'Concept',
          aim: 'Predict how runnable tasks share processors',
          description:
            'A scheduler balances fairness, response time and throughput. Linux uses EEVDF for ordinary tasks, with separate classes for real-time work.',
          objectives: [
            'Calculate turnaround and response time for FCFS, SJF and round robin',
            'Explain how EEVDF uses lag and virtual deadlines',
            'Measure voluntary and involuntary context switches with pidstat or perf',
          ],
        },
        {
          title: 'Virtual memory and paging',
          category: 'Concept',
          aim: 'Translate addresses and explain page faults',
          description:
            'Each process sees private addresses that page tables map to physical frames. This one mechanism gives isolation, sharing and lazy allocation.',
          objectives: [
            'Translate a virtual address through a four-level page table',
            'Demonstrate copy-on-write after fork by watching resident memory',
            'Compare minor and major page faults and the role of the TLB',
            'Simulate LRU and clock replacement on one reference string',
          ],
        },
        {
          title: 'File systems and crash safety',
          category: 'Concept',
          aim: 'Explain how names, blocks and caches form a file system',
          description:
            'Inodes, directories and extents organize blocks into files. Journaling or copy-on-write keeps them consistent when power fails.',
          objectives: [
            'Trace the steps of opening /a/b.txt through directory entries and inodes',
            'Contrast ext4 journaling with Btrfs or ZFS copy-on-write',
            'Write a file atomically with fsync and rename and justify each call',
          ],
        },
      ],
    },
    advanced: {
      title: 'Synchronization, devices and virtualization',
      overview:
        'You look at the hard parts: kernel-level coordination, input and output, and machines inside machines. Containers and hypervisors become transparent.',
      tags: ['Synchronization', 'I/O', 'Virtualization'],
      units: [
        {
          title: 'Locks inside the kernel and out',
          category: 'Concept',
          aim: 'Explain how blocking primitives are built',
          description:
            'A mutex is an atomic instruction plus a way to sleep, which Linux provides as the futex. Kernels add spinlocks and RCU for places where sleeping is impossible.',
          objectives: [
            'Build a mutex from compare-and-swap and futex wait and wake',
            'Say when a spinlock is right and why it disables preemption in the kernel',
            'Describe priority inversion and the priority inheritance remedy',
          ],
        },
        {
          title: 'Interrupts, drivers and fast I/O',
          category: 'Concept',
          aim: 'Follow data from a device to an application',
          description:
            'Devices signal by interrupt and move data by DMA, and the kernel queues the rest. Newer interfaces reduce copies and system calls.',
          objectives: [
            'Distinguish top-half and deferred interrupt work',
            'Compare read, mmap, epoll and io_uring for one workload',
            'Write a loadable Linux module that exposes a character device',
          ],
        },
        {
          title: 'Virtual machines and containers',
          category: 'Concept',
          aim: 'Compare hardware virtualization with kernel isolation',
          description:
            'Hypervisors give each guest its own kernel with processor support, while containers share one. The difference decides density, start-up time and security.',
          objectives: [
            'Explain VM exits and nested page tables as used by KVM',
            'Create an isolated process with unshare, pivot_root and a cgroup v2 limit',
            'Place gVisor and Firecracker between containers and full virtual machines',
          ],
        },
      ],
    },
    practice: {
      title: 'Building and explaining system software',
      overview:
        'You implement a piece of an operating system and use tracing to answer real questions. Interview topics then rest on things you have built.',
      tags: ['Project', 'Tracing', 'Interview'],
      units: [
        {
          title: 'Extend a teaching kernel',
          category: 'Project',
          aim: 'Add working features to xv6 or a kernel of your own',
          description:
            'xv6 is small enough to read completely and real enough to run on RISC-V in QEMU. Changing it connects page tables, traps and scheduling in one code base.',
          objectives: [
            'Add a system call and a user program that tests it',
            'Implement copy-on-write fork with reference counts',
            'Replace the round-robin scheduler with a priority or lottery scheduler',
            'Document one bug you found with GDB attached to QEMU',
          ],
        },
        {
          title: 'Operating systems interview questions',
          category: 'Interview',
          aim: 'Explain core mechanisms with concrete examples',
          description:
            'Systems interviews test whether you can connect concepts to observed behavior. Diagrams and numbers help more than textbook phrases.',
          objectives: [
            'Compare processes and threads by memory, cost and failure',
            'Explain what happens on a page fault, step by step',
            'Name the four deadlock conditions and break each one in an example',
          ],
        },
        {
          title: 'Tracing the system',
          category: 'Practice',
          aim: 'Answer performance questions with kernel instrumentation',
          description:
            'Modern kernels can be observed while running at little cost. Practice turns vague slowness into a named function or queue.',
          objectives: [
            'Measure system call latency with a bpftrace histogram',
            'Find off-CPU time of a blocked program',
            'Explain one unexpected write to disk using tracepoints',
          ],
        },
      ],
    },
  },
}
