/**
 * Particles that drift over an area (goodlayers-motion, section 12): how many there are, how they move, which of them
 * are joined by lines. All lengths in CSS px; the pixels of a fine screen are the canvas's business.
 */

/** One particle. */
export interface Particle {
  x: number;
  y: number;
  readonly radius: number;
  /** Px in one frame of a screen at 60 Hz. */
  readonly dx: number;
  readonly dy: number;
}

/** A line between two particles. */
export interface Link {
  readonly from: Particle;
  readonly to: Particle;
  readonly opacity: number;
}

/** The area that they drift over. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** So many on every `DENSITY_AREA` thousand px². */
const COUNT = 40;
const DENSITY_AREA = 1500;
const MOST_RADIUS_PX = 2;
/** Each axis, either way. */
const MOST_STEP_PX = 3;
const LINK_PX = 300;
const LINK_OPACITY = 0.4;
export const FRAME_MS = 1000 / 60;
/** A longer gap, as after another tab, moves them no further than this. */
const MOST_FRAMES = 6;

/** @param ratio device pixels by CSS px: the library that the original used counted them, and halved the sum */
export function countFor({ width, height }: Area, ratio: number): number {
  const fineness = ratio > 1 ? ratio / 2 : 1;
  return Math.ceil((((width * height) / 1000) * fineness * COUNT) / DENSITY_AREA);
}

/** @param random 0 up to 1, as `Math.random` */
export function createParticle({ width, height }: Area, random: () => number): Particle {
  const step = (): number => (random() * 2 - 1) * MOST_STEP_PX;
  return {
    x: random() * width,
    y: random() * height,
    radius: random() * MOST_RADIUS_PX,
    dx: step(),
    dy: step(),
  };
}

/** Makes as many particles as the area has room for; those that are there stay. */
export function fillArea(
  particles: readonly Particle[],
  area: Area,
  ratio: number,
  random: () => number,
): readonly Particle[] {
  const count = countFor(area, ratio);
  const more = Array.from({ length: Math.max(0, count - particles.length) }, () =>
    createParticle(area, random),
  );
  return [...particles.slice(0, count), ...more];
}

/**
 * Moves all particles. One that has left the area comes back on the other side, anywhere along it.
 *
 * @param elapsedMs since the last move, whatever the screen's rate
 */
export function drift(
  particles: readonly Particle[],
  elapsedMs: number,
  { width, height }: Area,
  random: () => number,
): void {
  const frames = Math.min(elapsedMs / FRAME_MS, MOST_FRAMES);
  for (const particle of particles) {
    const { radius } = particle;
    particle.x += particle.dx * frames;
    particle.y += particle.dy * frames;
    if (particle.x - radius > width || particle.x + radius < 0) {
      particle.x = particle.x < 0 ? width + radius : -radius;
      particle.y = random() * height;
    }
    if (particle.y - radius > height || particle.y + radius < 0) {
      particle.y = particle.y < 0 ? height + radius : -radius;
      particle.x = random() * width;
    }
  }
}

/** @returns the lines: the closer two particles are, the clearer */
export function linksOf(particles: readonly Particle[]): readonly Link[] {
  return particles.flatMap((from, index) =>
    particles.slice(index + 1).flatMap((to) => {
      const opacity = LINK_OPACITY * (1 - Math.hypot(from.x - to.x, from.y - to.y) / LINK_PX);
      return opacity > 0 ? [{ from, to, opacity }] : [];
    }),
  );
}
