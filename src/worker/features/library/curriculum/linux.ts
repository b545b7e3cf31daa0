import type { Topic } from './topic.ts'

export const linux: Topic = {
  id: 'linux',
  name: 'Linux',
  domain: 'infrastructure',
  aliases: [
    'linux',
    'gnu/linux',
    'ubuntu',
    'debian',
    'fedora',
    'bash',
    'bash scripting',
    'shell scripting',
    'shell script',
    'command line',
    'linux terminal',
    'unix',
    'systemd',
    'linux administration',
    'sysadmin',
    'ssh',
    'linx',
  ],
  related: ['operating-systems', 'networking', 'docker', 'git', 'ci-cd', 'kubernetes'],
  stages: {
    foundations: {
      title: 'Shell, files and permissions',
      overview:
        'You become at home on the command line and understand where things live. Everything later, from servers to containers, assumes this fluency.',
      tags: ['Shell', 'Filesystem', 'Permissions'],
      units: [
        {
          title: 'Moving around the filesystem',
          category: 'Tool',
          aim: 'Find, read and organize files without a mouse',
          description:
            'Linux arranges everything under one root, with fixed places for configuration, logs and programs. A dozen commands are enough to explore any machine.',
          objectives: [
            'State what belongs in /etc, /var, /usr, /home, /proc and /tmp',
            'Locate files by name, age and size with find',
            'Tell a hard link from a symbolic link by checking inode numbers',
          ],
        },
        {
          title: 'Users, groups and permissions',
          category: 'Concept',
          aim: 'Control who may read, change and run a file',
          description:
            'Each file has an owner, a group and permission bits, and each process runs as some user. Most access errors become obvious once you read these together.',
          objectives: [
            'Convert between octal and symbolic modes and predict the effect of umask',
            'Explain execute permission on a directory and the setuid and sticky bits',
            'Grant one command through a sudoers file edited with visudo',
          ],
        },
        {
          title: 'Pipes, redirection and text tools',
          category: 'Practice',
          aim: 'Answer questions about log files with one-line pipelines',
          description:
            'Small programs joined by pipes are the working style of Unix. They let you analyze files far larger than an editor would open.',
          objectives: [
            'Redirect standard output and standard error separately and together',
            'Extract the ten most frequent IP addresses from an access log with awk, sort and uniq',
            'Edit files in place with sed and search with grep -E',
          ],
        },
      ],
    },
    core: {
      title: 'Processes, services and packages',
      overview:
        'You run a machine instead of merely using one: programs, services, software and scheduled work. Scripts take over what you do repeatedly.',
      tags: ['systemd', 'Processes', 'Bash'],
      units: [
        {
          title: 'Processes and signals',
          category: 'Concept',
          aim: 'See what is running and influence it',
          description:
            'A process has a parent, a state and open files, all visible under /proc. Signals are how you ask it to reload, stop or explain itself.',
          objectives: [
            'Interpret process states and load average in ps and top output',
            'Choose between SIGTERM, SIGHUP and SIGKILL and say what each allows',
            'List open files and sockets of a process with lsof or /proc/PID/fd',
          ],
        },
        {
          title: 'systemd and the journal',
          category: 'Tool',
          aim: 'Run your own program as a dependable service',
          description:
            'systemd starts services in order, restarts them and collects their logs. A unit file replaces fragile start scripts with a dozen declarative lines.',
          objectives: [
            'Write a service unit with ExecStart, User, Restart and After',
            'Filter logs by unit, priority and time with journalctl',
            'Replace a cron job with a systemd timer',
            'Sandbox a service with ProtectSystem, PrivateTmp and NoNewPrivileges',
          ],
        },
        {
          title: 'Bash scripts that fail safely',
          category: 'Practice',
          aim: 'Automate a routine task with a script others can trust',
          description:
            'Shell scripts grow from notes into production tools before anyone notices. A few habits keep spaces, missing files and half-finished runs from causing damage.',
          objectives: [
            'Use set -euo pipefail and explain where -e does not apply',
            'Quote expansions correctly and pass ShellCheck without warnings',
            'Clean up temporary files with trap and mktemp',
            'Parse options with getopts and return meaningful exit codes',
          ],
        },
      ],
    },
    advanced: {
      title: 'Storage, security and performance',
      overview:
        'You manage disks, lock down access and explain why a machine is slow. The tools here turn suspicion into evidence.',
      tags: ['Storage', 'Hardening', 'Performance'],
      units: [
        {
          title: 'Disks, filesystems and LVM',
          category: 'Concept',
          aim: 'Add, grow and recover storage without losing data',
          description:
            'Block devices, volume managers and filesystems form layers that can be changed separately. Knowing them turns a full disk into a short task.',
          objectives: [
            'Partition, format and mount a disk persistently by UUID in /etc/fstab',
            'Extend an LVM volume and its ext4 or XFS filesystem while mounted',
            'Explain a full disk that du does not show, such as deleted open files or exhausted inodes',
          ],
        },
        {
          title: 'SSH, firewalls and mandatory access control',
          category: 'Practice',
          aim: 'Harden a server that faces the internet',
          description:
            'Every public machine is scanned within minutes. Key-based access, a default-deny firewall and SELinux or AppArmor stop the common attempts.',
          objectives: [
            'Set up Ed25519 keys, disable password login and reach a host through ProxyJump',
            'Write an nftables ruleset that permits only SSH and HTTPS',
            'Diagnose an SELinux or AppArmor denial without switching enforcement off',
          ],
        },
        {
          title: 'Performance analysis',
          category: 'Practice',
          aim: 'Find the resource that limits a slow machine',
          description:
            'CPU, memory, disk and network each leave different traces. A fixed checklist prevents hours of tuning the wrong thing.',
          objectives: [
            'Apply the USE method with vmstat, iostat, ss and pressure stall information',
            'Distinguish page cache from memory pressure and read an OOM killer log',
            'Trace system calls with strace and record a flame graph with perf',
            'Answer one question with a bpftrace one-liner',
          ],
        },
      ],
    },
    practice: {
      title: 'Running real machines',
      overview:
        'You build and operate a server from an empty image and practice repairs under time pressure. Both are what employers check.',
      tags: ['Project', 'Troubleshooting', 'Interview'],
      units: [
        {
          title: 'Operate a hardened web server',
          category: 'Project',
          aim: 'Host an application on a server you can rebuild from scratch',
          description:
            'Start with a plain virtual machine and end with a monitored and backed-up service. A script or playbook should recreate it completely.',
          objectives: [
            'Serve an app through Nginx or Caddy with TLS renewal as a systemd service',
            'Apply unattended security updates and verify them',
            'Back up data with restic or Borg and perform a test restore',
            'Recreate the whole machine from an Ansible playbook or cloud-init file',
          ],
        },
        {
          title: 'Linux interview questions',
          category: 'Interview',
          aim: 'Explain system behavior from kernel to shell',
          description:
            'Questions range from command details to following one event through the system. Showing the command you would run next is worth more than memorized definitions.',
          objectives: [
            'Describe the boot sequence from firmware to login prompt',
            'Explain what the shell does when you type ls and press Enter, including fork and execve',
            'Diagnose a server with high load but idle CPU',
          ],
        },
        {
          title: 'Rescue exercises',
          category: 'Practice',
          aim: 'Repair a machine that does not start or answer',
          description:
            'Break a virtual machine on purpose and bring it back without reinstalling. The same few repairs cover most real emergencies.',
          objectives: [
            'Boot into rescue mode and fix a wrong fstab entry',
            'Recover access after a faulty sudoers or sshd change',
            'Free space on a full root partition without deleting running logs blindly',
          ],
        },
      ],
    },
  },
}
