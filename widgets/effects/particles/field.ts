/**
 * The model of drifting particles (goodlayers-motion, section 12): their number, their movement, and the lines between
 * them. All lengths in CSS px; the canvas handles the device pixel ratio.
 */

/** A particle. */
export interface Particle {
  x: number;
  y: number;
  readonly radius: number;
  /** The movement per frame at 60 Hz, in px. */
  readonly dx: number;
  readonly dy: number;
}

/** A line between two particles. */
export interface Link {
  readonly from: Particle;
  readonly to: Particle;
  readonly opacity: number;
}

/** The size of the area. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** The number of particles per `DENSITY_AREA` thousand px². */
const COUNT = 40;
const DENSITY_AREA = 1500;
const MOST_RADIUS_PX = 2;
/** The maximum movement along an axis, in either direction. */
const MOST_STEP_PX = 3;
const LINK_PX = 300;
const LINK_OPACITY = 0.4;
export const FRAME_MS = 1000 / 60;
/** Limits the movement after a long pause, for example in a background tab. */
const MOST_FRAMES = 6;

/** @param ratio the device pixel ratio. The original's library multiplies by it and halves the result */
export function countFor({ width, height }: Area, ratio: number): number {
  const fineness = ratio > 1 ? ratio / 2 : 1;
  return Math.ceil((((width * height) / 1000) * fineness * COUNT) / DENSITY_AREA);
}

/** @param random returns a number from 0 to 1, like `Math.random` */
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

/** Adds or removes particles to match the area. Existing particles are kept. */
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
 * Moves all particles. A particle that leaves the area enters again at a random position on the opposite side.
 *
 * @param elapsedMs the time since the last call, regardless of the refresh rate
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

/** @returns the lines between close particles; the closer two particles are, the more opaque is their line */
export function linksOf(particles: readonly Particle[]): readonly Link[] {
  return particles.flatMap((from, index) =>
    particles.slice(index + 1).flatMap((to) => {
      const opacity = LINK_OPACITY * (1 - Math.hypot(from.x - to.x, from.y - to.y) / LINK_PX);
      return opacity > 0 ? [{ from, to, opacity }] : [];
    }),
  );
}
