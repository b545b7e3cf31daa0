import type { Topic } from './topic.ts'

export const docker: Topic = {
  id: 'docker',
  name: 'Docker',
  domain: 'infrastructure',
  aliases: [
    'docker',
    'dockerfile',
    'docker compose',
    'docker-compose',
    'containers',
    'containerization',
    'containerisation',
    'container images',
    'buildkit',
    'buildx',
    'docker hub',
    'oci images',
    'podman',
    'dokcer',
  ],
  related: ['kubernetes', 'linux', 'ci-cd', 'networking', 'aws', 'nodejs', 'postgresql'],
  stages: {
    foundations: {
      title: 'Containers, images and the command line',
      overview:
        "You learn what a container really is and run other people's software before packaging your own. By the end you can start, inspect, debug and clean up containers without guessing.",
      tags: ['Containers', 'Docker CLI', 'Images'],
      units: [
        {
          title: 'What a container is',
          category: 'Concept',
          aim: 'Explain how a container differs from a virtual machine',
          description:
            'A container is an ordinary process that the kernel isolates with namespaces and limits with cgroups. Knowing this explains start-up speed, shared kernels and most of the surprises you meet later.',
          objectives: [
            'Name what the PID, network and mount namespaces each hide from a process',
            'Show with docker run --memory and docker stats that a cgroup limit takes effect',
            'Describe the roles of the Docker CLI, dockerd, containerd and runc',
          ],
        },
        {
          title: 'Running and inspecting containers',
          category: 'Tool',
          aim: 'Operate containers through their whole life from the command line',
          description:
            'A handful of docker commands covers starting, entering, reading and removing containers. Fluency here saves time in every later unit, because debugging starts with looking.',
          objectives: [
            'Run a container with -d, --rm, --name, -e and -p and explain each flag',
            'Find out why a container stopped using docker logs, docker inspect and its exit code',
            'Open a shell in a running container with docker exec and list its processes with docker top',
          ],
        },
        {
          title: 'A first Dockerfile',
          category: 'Practice',
          aim: 'Package a small web application as an image',
          description:
            'A Dockerfile is a recipe that turns source code into an image anyone can run. Writing a simple one shows how instructions, build context and start command fit together.',
          objectives: [
            'Write a Dockerfile using FROM, WORKDIR, COPY, RUN, EXPOSE and CMD',
            'Tell ENTRYPOINT from CMD and use the exec form so that signals reach the process',
            'Exclude node_modules, .git and .env from the build context with .dockerignore',
          ],
        },
      ],
    },
    core: {
      title: 'Layers, storage, networks and Compose',
      overview:
        'You build images that rebuild quickly and wire several containers into one working system. The result is a development setup that a colleague starts with a single command.',
      tags: ['Layers', 'Volumes', 'Compose'],
      units: [
        {
          title: 'Layers and the build cache',
          category: 'Concept',
          aim: 'Order build steps so that the cache does its work',
          description:
            'Each filesystem-changing instruction adds a layer, and BuildKit reuses a layer until its inputs change. Good ordering turns a five-minute rebuild into a few seconds.',
          objectives: [
            'Copy lockfiles and install dependencies before copying source, and measure the rebuild difference',
            'Read docker history to find which instruction makes an image large',
            'Speed up a package manager with RUN --mount=type=cache',
          ],
        },
        {
          title: 'Volumes, bind mounts and networks',
          category: 'Concept',
          aim: 'Keep data alive and let containers find each other',
          description:
            "A container's writable layer disappears with the container, so data belongs in volumes. User-defined bridge networks give containers name-based addressing without publishing every port.",
          objectives: [
            'Choose between a named volume, a bind mount and tmpfs for three given cases',
            'Back up and restore a PostgreSQL volume using a throwaway container',
            'Connect two containers by name on a user-defined network and explain why the default bridge lacks that DNS',
          ],
        },
        {
          title: 'Multi-container setups with Compose',
          category: 'Tool',
          aim: 'Describe an application and its services in one compose file',
          description:
            'Docker Compose reads a YAML file and creates the containers, networks and volumes in it. It is the usual way to give a team identical local environments.',
          objectives: [
            'Write a compose.yaml with an app, a database and a cache',
            'Delay the app until the database is ready with healthcheck and depends_on condition: service_healthy',
            'Reload code during development with docker compose watch',
            'Switch optional services on with profiles',
          ],
        },
      ],
    },
    advanced: {
      title: 'Small, safe and multi-platform images',
      overview:
        'You turn working images into ones fit for production: minimal, non-root and scanned. You also learn to build them for several processor types and to follow what is inside them.',
      tags: ['Multi-stage builds', 'Image security', 'Buildx'],
      units: [
        {
          title: 'Multi-stage and minimal images',
          category: 'Practice',
          aim: 'Shrink an image to what the program needs at run time',
          description:
            'Multi-stage builds keep compilers and test tools out of the final image. Fewer files mean quicker pulls and far fewer vulnerabilities to patch.',
          objectives: [
            'Split a Dockerfile into build and runtime stages with COPY --from',
            'Compare slim, Alpine and distroless bases, including the musl versus glibc difference',
            'Build a single stage for testing with --target',
          ],
        },
        {
          title: 'Hardening containers',
          category: 'Practice',
          aim: 'Reduce what an attacker gains from a compromised container',
          description:
            'Containers run as root by default and share the host kernel, so defaults deserve tightening. Secrets also leak easily through layers and environment variables.',
          objectives: [
            'Run as a fixed non-root UID with --read-only, --cap-drop=ALL and no-new-privileges',
            'Pass build credentials with RUN --mount=type=secret and prove they are absent from the layers',
            'Explain why mounting /var/run/docker.sock amounts to root on the host',
            'Scan an image with Docker Scout or Trivy and fix one finding by changing the base image',
          ],
        },
        {
          title: 'Registries, tags and multi-platform builds',
          category: 'Tool',
          aim: 'Publish traceable images that run on amd64 and arm64',
          description:
            'Tags can move while digests never do, which matters as soon as deployments must be repeatable. Buildx produces one image index that serves several architectures.',
          objectives: [
            'Push an image to a registry and deploy it by sha256 digest',
            'Build for linux/amd64 and linux/arm64 with docker buildx build --platform',
            'Attach an SBOM and provenance attestation with --sbom and --provenance and inspect them',
          ],
        },
      ],
    },
    practice: {
      title: 'Containers in real projects',
      overview:
        'You containerize a complete application and defend each decision in it. Then you train the fault-finding that interviews and on-call shifts both ask for.',
      tags: ['Project', 'Interview', 'Debugging'],
      units: [
        {
          title: 'Containerize a three-part application',
          category: 'Project',
          aim: 'Deliver a web app, worker and database that build and run anywhere',
          description:
            'Take an existing application and give it production images plus a Compose setup for development. The finished repository should let a stranger run everything without reading your mind.',
          objectives: [
            'Ship images under 200 MB that run as non-root and pass a vulnerability scan',
            'Provide a compose.yaml with health checks, named volumes and a one-command start',
            'Handle SIGTERM so that docker stop finishes in-flight work before the ten-second limit',
            'Build and push both architectures from a pipeline with registry caching',
          ],
        },
        {
          title: 'Docker interview questions',
          category: 'Interview',
          aim: 'Answer container questions with precise mechanisms',
          description:
            'Interviewers often start with definitions and quickly move to builds, signals and isolation. Short answers backed by something you have measured are the most convincing.',
          objectives: [
            'Explain containers versus virtual machines in under a minute, naming namespaces and cgroups',
            'Review an unfamiliar Dockerfile aloud and name five improvements',
            'Describe what happens between docker run and the first line of program output',
          ],
        },
        {
          title: 'Fault-finding drills',
          category: 'Practice',
          aim: 'Diagnose broken containers methodically',
          description:
            'Most container failures belong to a few families: start command, permissions, network, memory or disk. Breaking things on purpose teaches you to recognize each one.',
          objectives: [
            'Reproduce an out-of-memory kill and confirm it through exit code 137 and the OOMKilled field',
            'Fix an app unreachable through -p because it listens on 127.0.0.1 inside the container',
            'Reclaim disk space using docker system df and targeted prune commands',
          ],
        },
      ],
    },
  },
}
